import type { DominoesSide, DominoesView, PlacedTile } from './protocol';
import { pipsOf, type Tile } from './tiles';

/** What decides where a tile can be played: of a state, or of what a seat may see. */
export type OpenTable = Pick<DominoesView, 'chain' | 'opening'>;

const numbersOf = ({ tile, isFlipped }: PlacedTile): readonly [left: number, right: number] => {
  const [low, high] = pipsOf(tile);
  return isFlipped ? [high, low] : [low, high];
};

/** The numbers at the left and the right end of a chain; null if it's empty. */
export function endsOf(chain: readonly PlacedTile[]): readonly [number, number] | null {
  const [first] = chain;
  const last = chain.at(-1);
  if (first === undefined || last === undefined) return null;
  return [numbersOf(first)[0], numbersOf(last)[1]];
}

/** The ends at which a tile can be played. The first tile of a match is played at the right. */
export function fitsOf({ chain, opening }: OpenTable, tile: Tile): readonly DominoesSide[] {
  const ends = endsOf(chain);
  if (ends === null) return tile === opening ? ['right'] : [];
  const pips = pipsOf(tile);
  return (['left', 'right'] as const).filter((_, end) => pips.includes(ends[end] ?? -1));
}

/** Whether a tile of a hand can be played. */
export const canPlay = (table: OpenTable, hand: readonly Tile[]): boolean =>
  hand.some((tile) => fitsOf(table, tile).length > 0);

/** Whether it's this seat's turn, and nothing else than a pass is possible. */
export const mustPass = (view: DominoesView): boolean =>
  view.end === null && view.turnOf === view.seat && !canPlay(view, view.hand);

/** A chain with a tile more, turned so that the numbers match. The tile has to fit. */
export function withTile(
  chain: readonly PlacedTile[],
  tile: Tile,
  side: DominoesSide,
): readonly PlacedTile[] {
  const [low, high] = pipsOf(tile);
  const [left, right] = endsOf(chain) ?? [high, low];
  return side === 'left'
    ? [{ tile, isFlipped: high !== left }, ...chain]
    : [...chain, { tile, isFlipped: low !== right }];
}
