/** A small set of sounds, made here, so that no file has to be fetched: off until somebody switches them on. */
import { settings } from "./settings.svelte";

export const SOUNDS = ["card", "stone", "coin", "bell", "votes"] as const;
export type Sound = (typeof SOUNDS)[number];

const LOUDEST = 0.4; // of what a device can do
const SILENCE = 0.0001; // as near to it as an exponential fall comes
let room: AudioContext | null = null;

interface Tone {
  pitch: number; // Hz
  to?: number; // the pitch falls to this
  after?: number; // seconds
  lasts: number; // seconds
  loud: number; // 0 to 1
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [],
  stone: [{ pitch: 150, to: 55, lasts: 0.18, loud: 0.9 }],
  coin: [
    { pitch: 2093, lasts: 0.22, loud: 0.35 },
    { pitch: 3136, after: 0.05, lasts: 0.3, loud: 0.3 },
  ],
  bell: [
    { pitch: 660, lasts: 1.6, loud: 0.5 },
    { pitch: 990, lasts: 1.1, loud: 0.3 },
    { pitch: 1584, lasts: 0.5, loud: 0.15 },
  ],
  votes: [0, 0.09, 0.18].map((after) => ({ pitch: 820, to: 610, after, lasts: 0.07, loud: 0.5 })),
};

/** The rustle of paper and the grit of stone: noise through a filter. */
const NOISES: Readonly<Partial<Record<Sound, { pitch: number; lasts: number; loud: number }>>> = {
  card: { pitch: 2600, lasts: 0.09, loud: 0.8 },
  stone: { pitch: 420, lasts: 0.12, loud: 0.7 },
};

/** Make a sound, if somebody wants to hear any. */
export function play(sound: Sound): void {
  if (!settings.sounds || !settings.volume || !("AudioContext" in window)) return;
  room ??= new AudioContext();
  void room.resume().catch(() => undefined); // a page that nobody has touched yet may not sound
  for (const tone of TONES[sound]) strike(room, tone);
  const noise = NOISES[sound];
  if (noise) rustle(room, noise);
}

function strike(room: AudioContext, { pitch, to = pitch, after = 0, lasts, loud }: Tone): void {
  const begins = room.currentTime + after;
  const tone = new OscillatorNode(room, { frequency: pitch });
  tone.frequency.setValueAtTime(pitch, begins);
  tone.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  tone.connect(fading(room, begins, lasts, loud));
  tone.start(begins);
  tone.stop(begins + lasts);
}

function rustle(room: AudioContext, { pitch, lasts, loud }: { pitch: number; lasts: number; loud: number }): void {
  const grains = new AudioBuffer({ length: Math.ceil(lasts * room.sampleRate), sampleRate: room.sampleRate });
  grains.getChannelData(0).forEach((_, at, all) => (all[at] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(room, { buffer: grains });
  const filter = new BiquadFilterNode(room, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(fading(room, room.currentTime, lasts, loud));
  source.start();
}

function fading(room: AudioContext, begins: number, lasts: number, loud: number): GainNode {
  const hand = new GainNode(room);
  const most = Math.max(SILENCE, (loud * LOUDEST * settings.volume) / 100);
  hand.gain.setValueAtTime(most, begins);
  hand.gain.exponentialRampToValueAtTime(SILENCE, begins + lasts);
  hand.connect(room.destination);
  return hand;
}
