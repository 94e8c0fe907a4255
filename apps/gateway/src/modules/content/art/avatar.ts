import { seededRandom } from '../../games/catalogue/random';
import { brush } from './brush';
import { MOTIFS } from './motifs';
import { PALETTES } from './palettes';

/** The faces of the fair that a member may be shown with, each in its light. */
const FACES = [
  ['carabao', 0],
  ['tarsier', 2],
  ['tiger', 1],
  ['monkey', 4],
  ['parrot', 5],
  ['eagle', 3],
  ['frog', 6],
  ['cat', 7],
  ['rooster', 8],
  ['turtle', 9],
  ['octopus', 10],
  ['mask', 11],
] as const satisfies readonly (readonly [keyof typeof MOTIFS, number])[];

export const AVATARS: readonly string[] = FACES.map(([motif]) => motif);

/** Where a face is, on an image host. */
export const avatarPath = (id: string): string => `/art/avatar/${id}.svg`;

/** A face as a square of 200; pages round it. */
export function avatarSvg(id: string): string | undefined {
  const face = FACES.find(([motif]) => motif === id);
  if (face === undefined) return undefined;
  const [motif, palette] = face;
  const p = PALETTES[palette % PALETTES.length];
  if (p === undefined) return undefined;
  const b = brush(p, seededRandom(`avatar:${id}`));
  const drawn = MOTIFS[motif](b);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${p.sky[0]}"/><stop offset="1" stop-color="${p.sky[1]}"/></linearGradient><radialGradient id="glow"><stop stop-color="${p.glow}" stop-opacity=".55"/><stop offset="1" stop-color="${p.glow}" stop-opacity="0"/></radialGradient></defs>${b.defs()}<rect width="200" height="200" fill="url(#sky)"/><circle cx="100" cy="104" r="92" fill="url(#glow)"/><g transform="translate(20 18) scale(.8)">${drawn}</g></svg>`;
}
