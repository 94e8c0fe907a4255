import { addBit, emptyBits, union, type BitSet } from './bitSet';
import type { Game } from './types';

/** The properties that games are filtered by, and a game's values of each. */
const VALUES = {
  category: (game: Game) => [game.category],
  vendor: (game: Game) => [game.vendor],
  kind: (game: Game) => [game.classify],
  feature: (game: Game) => game.features,
  volatility: ({ volatility }: Game) => (volatility === null ? [] : [volatility]),
  classification: (game: Game) =>
    [game.isHot && 'hot', game.isNew && 'new', game.hasDemo && 'demo'].filter(
      (mark) => mark !== false,
    ),
  minBet: (game: Game) => [game.minBet],
  lines: ({ lines }: Game) => (lines > 0 ? [lines] : []),
  rtp: ({ rtpBasisPoints: rtp }: Game) => (rtp === null ? [] : [rtp]),
} as const;

export type ColumnName = keyof typeof VALUES;

/** One property of all games: the positions that have each value. */
interface Column {
  /** The positions with a value; empty if no game has it. */
  having(value: string | number): BitSet;
  /** The positions with any value that satisfies the condition. */
  where(wanted: (value: number) => boolean): BitSet;
  readonly values: readonly (string | number)[];
}

export type Columns = Readonly<Record<ColumnName, Column>> & { readonly length: number };

/**
 * Builds a set for each value. A game list has few values per property, regardless of the number of games.
 */
export function columnsOf(games: readonly Game[]): Columns {
  const { length } = games;
  const column = (name: ColumnName): Column => {
    const sets = new Map<string | number, BitSet>();
    games.forEach((game, position) => {
      for (const value of VALUES[name](game)) {
        const known = sets.get(value) ?? emptyBits(length);
        sets.set(value, known);
        addBit(known, position);
      }
    });
    const none = emptyBits(length);
    return {
      having: (value) => sets.get(value) ?? none,
      where: (wanted) =>
        union(
          [...sets].filter(([value]) => wanted(Number(value))).map(([, bits]) => bits),
          length,
        ),
      values: [...sets.keys()],
    };
  };
  return {
    length,
    category: column('category'),
    vendor: column('vendor'),
    kind: column('kind'),
    feature: column('feature'),
    volatility: column('volatility'),
    classification: column('classification'),
    minBet: column('minBet'),
    lines: column('lines'),
    rtp: column('rtp'),
  };
}
