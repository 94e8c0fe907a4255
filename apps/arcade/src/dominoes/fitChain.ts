import type { PlacedTile } from '@perya/game-engines/dominoes';
import { layChain, type ChainLayout } from './layChain';

/** Widths of the table to try, in halves of tiles. */
const WIDTHS = Array.from({ length: 24 }, (_, place) => 32 - place);

/** Lays a chain so that its tiles are as large as the space allows. */
export function fitChain(
  chain: readonly PlacedTile[],
  first: number,
  { width, height, most }: { width: number; height: number; most: number },
): { layout: ChainLayout; /** Pixels of half a tile. */ unit: number } {
  const options = WIDTHS.map((halves) => {
    const layout = layChain(chain, first, halves);
    return { layout, unit: Math.min(most, width / layout.width, height / layout.height) };
  });
  return options.reduce((best, option) => (option.unit > best.unit + 0.01 ? option : best));
}
