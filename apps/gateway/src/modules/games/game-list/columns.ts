import { addBit, noBits, together, type Bits } from './bits';
import type { Game } from './types';

/** What games are filtered by, and what each game has of it. */
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

/** One property of all games: which positions have each of its values. */
interface Column {
  /** The positions of a value; none of one that no game has. */
  having(value: string | number): Bits;
  /** The positions of every value that is wanted. */
  where(wanted: (value: number) => boolean): Bits;
  readonly values: readonly (string | number)[];
}

export type Columns = Readonly<Record<ColumnName, Column>> & { readonly length: number };

/** A game list has few values of each property, however many games, so that each can have its set. */
export function columnsOf(games: readonly Game[]): Columns {
  const { length } = games;
  const column = (name: ColumnName): Column => {
    const sets = new Map<string | number, Bits>();
    games.forEach((game, position) => {
      for (const value of VALUES[name](game)) {
        const known = sets.get(value) ?? noBits(length);
        sets.set(value, known);
        addBit(known, position);
      }
    });
    const none = noBits(length);
    return {
      having: (value) => sets.get(value) ?? none,
      where: (wanted) =>
        together(
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
