import { hash32, seededRandom, type Random } from '@perya/game-engines/random';
import { themeOf } from '../games';
import { drawBackdrop } from './backdrops';
import { canvas, darker, group, polygon, type Brush, type Canvas, type Palette } from './brush';
import { motifAt, LAYOUTS, UNMIRRORABLE_MOTIFS, type Layout } from './coverLayouts';
import type { MotifId } from './motifs';
import { PALETTES } from './palettes';
import { drawScene } from './sceneTemplate';

/** Covers are drawn on this canvas, with an aspect ratio of 4:3. */
export const COVER_WIDTH = 400;
const COVER_HEIGHT = 300;

export interface CoverSubject {
  id: string;
  theme: string;
  /** Rank in its category: neighbors in a lobby get very different palettes and layouts. */
  rank: number;
}

const W = COVER_WIDTH;
const H = COVER_HEIGHT;

/** Foreground elements, by template name; `none` draws nothing. */
const FOREGROUNDS = [
  'none',
  'none',
  'bunting',
  'confetti',
  'leaves',
  'sparkles',
  'coins',
  'lanterns',
] as const;

/**
 * The picture of a game, as SVG. The same game always gets the same picture. It contains no letters: the card
 * renders the name in the player's own font.
 */
export function coverSvg(subject: CoverSubject): string {
  const r = seededRandom(`cover:${subject.id}`);
  const theme = themeOf(subject.theme);
  // A step that is coprime to the length visits every entry before repeating one.
  const layout = LAYOUTS[(subject.rank * 3 + (hash32(subject.id) % 3)) % LAYOUTS.length] as Layout;
  const b = canvas(paletteOf(subject), r, W, H);
  const motifs = cast(theme.motifs, r);
  const lettered = motifs.some((motif) => UNMIRRORABLE_MOTIFS.has(motif));
  const body =
    drawBackdrop(b, r.pick(theme.backdrops)) + layout(b, motifs) + foreground(b) + vignette(b);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${b.defs()}${lettered || r.chance(0.5) ? body : group(`translate(${W} 0) scale(-1 1)`, body)}</svg>`;
}

/** The main motif stays first; the others vary by game. */
function cast(motifs: readonly MotifId[], r: Random): MotifId[] {
  return [motifAt(motifs, 0), ...r.shuffled(motifs.slice(1))];
}

function foreground(b: Canvas): string {
  const name = b.r.pick(FOREGROUNDS);
  return name === 'none' ? '' : drawScene(b, `foregrounds/${name}`);
}

/** Darkens the lower edge, where the card's badges and the next row begin. */
function vignette(b: Brush): string {
  return polygon(
    [
      [0, H],
      [W, H],
      [W, H * 0.82],
      [0, H * 0.82],
    ],
    b.fade(darker(b.p.near, 0.4)),
    'opacity=".5"',
  );
}

/** The setting of a game without its main motif, for the background behind the reels. */
export function backdropSvg(subject: CoverSubject, w = 1280, h = 800): string {
  const theme = themeOf(subject.theme);
  const b = canvas(paletteOf(subject), seededRandom(`backdrop:${subject.id}`), w, h);
  const body = drawBackdrop(b, theme.backdrops[0]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice">${b.defs()}${body}</svg>`;
}

/** The only palettes for underwater scenes: red water would look like a different kind of picture. */
const WATER_PALETTES: readonly number[] = [2, 8, 17, 5, 15, 0, 4, 20];

/** The palette of everything that shows a game. */
export function paletteOf(subject: CoverSubject): Palette {
  const shift = hash32(subject.theme);
  const isWater = themeOf(subject.theme).backdrops.every(
    (id) => id === 'reef' || id === 'deep' || id === 'beach' || id === 'seaNight',
  );
  const place = isWater
    ? WATER_PALETTES[(subject.rank * 3 + shift) % WATER_PALETTES.length]
    : (subject.rank * 5 + shift) % PALETTES.length;
  return PALETTES[place ?? 0] as Palette;
}
