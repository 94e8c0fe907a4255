import { seededRandom } from '@perya/game-engines/random';
import { FACES, type Face } from '../identity';
import { brush } from './brush';
import { drawMotif } from './motifs';
import { PALETTES } from './palettes';

/** The light of each face: an index into the palettes. */
const LIGHT: Readonly<Record<Face, number>> = {
  carabao: 0,
  tarsier: 2,
  tiger: 1,
  monkey: 4,
  parrot: 5,
  eagle: 3,
  frog: 6,
  cat: 7,
  rooster: 8,
  turtle: 9,
  octopus: 10,
  mask: 11,
};

/** A face as a 200 by 200 square; the page rounds the corners. */
export function avatarSvg(id: string): string | undefined {
  const face = FACES.find((known) => known === id);
  const p = face && PALETTES[LIGHT[face] % PALETTES.length];
  if (face === undefined || p === undefined) return undefined;
  const b = brush(p, seededRandom(`avatar:${id}`));
  const drawn = drawMotif(b, face);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${p.skyTop}"/><stop offset="1" stop-color="${p.skyBottom}"/></linearGradient><radialGradient id="glow"><stop stop-color="${p.glow}" stop-opacity=".55"/><stop offset="1" stop-color="${p.glow}" stop-opacity="0"/></radialGradient></defs>${b.defs()}<rect width="200" height="200" fill="url(#sky)"/><circle cx="100" cy="104" r="92" fill="url(#glow)"/><g transform="translate(20 18) scale(.8)">${drawn}</g></svg>`;
}
