import { seededRandom } from '@perya/game-engines/random';
import { themeOf } from '../games';
import { brush, type Brush } from './brush';
import { paletteOf, type CoverSubject } from './cover';
import { motifAt } from './coverLayouts';
import { drawMotif, type MotifId } from './motifs';
import { drawTemplate } from './svgTemplate';

/** Symbols that every game has, by template name. */
const COMMON: Readonly<Record<string, string>> = {
  J: 'heart',
  K: 'diamond',
  L: 'club',
  M: 'spade',
  W: 'wild',
  S: 'scatter',
};

/** The reel symbols of a game: four motifs of its own, four suits, the wild and the scatter. */
export function symbolSvg(symbol: string, subject: CoverSubject): string | undefined {
  const b = brush(paletteOf(subject), seededRandom(`symbol:${subject.id}:${symbol}`));
  const body = symbolBody(b, symbol, themeOf(subject.theme).motifs);
  if (body === undefined) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -8 212 212" width="212" height="212">${b.defs()}${body}</svg>`;
}

function symbolBody(b: Brush, symbol: string, motifs: readonly MotifId[]): string | undefined {
  const own = ['A', 'B', 'C', 'D'].indexOf(symbol);
  if (own >= 0) return drawMotif(b, motifAt(motifs, own));
  const name = COMMON[symbol];
  return name === undefined ? undefined : drawTemplate(b, `symbols/${name}`);
}
