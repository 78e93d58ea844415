/** Colours as eyes see them: WCAG contrast, and distance for the four kinds of eyes. */

type Triple = [number, number, number];

/** After Machado, Oliveira and Fernandes (2009), full severity, on linear RGB. */
export const EYES: Record<string, [Triple, Triple, Triple]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function rgb(hex: string): Triple {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Triple;
}

function linear(hex: string): Triple {
  return rgb(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Triple;
}

export function contrast(a: string, b: string): number {
  const [low, high] = [a, b].map((each) => dot([0.2126, 0.7152, 0.0722], linear(each))).sort((x, y) => x - y);
  return ((high as number) + 0.05) / ((low as number) + 0.05);
}

/** CIE L*a*b* of a colour for a kind of eye. */
function lab(hex: string, eye: string): Triple {
  const seen = linear(hex);
  const rows = EYES[eye] as [Triple, Triple, Triple];
  const light = rows.map((row) => Math.min(1, Math.max(0, dot(row, seen)))) as Triple;
  const white = [
    dot([0.4124, 0.3576, 0.1805], light) / 0.9505,
    dot([0.2126, 0.7152, 0.0722], light),
    dot([0.0193, 0.1192, 0.9505], light) / 1.089,
  ];
  const [x, y, z] = white.map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function distance(a: string, b: string, eye: string): number {
  const [one, other] = [lab(a, eye), lab(b, eye)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
