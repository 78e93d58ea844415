/** The faces of the titles, each fetched when its first table is opened. */
import type { Face } from "../core/look";

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  flanders: () => import("./flanders/face"),
  gilde: () => import("./gilde/face"),
  strasbourg: () => import("./strasbourg/face"),
};

export async function faceOf(title: string): Promise<Face> {
  const load = FACES[title];
  if (!load) throw new Error(`There is no board for ${title}.`);
  return (await load()).face;
}
