import type { Family, Lottery, PlayType } from '../model/lottery';
import type { DrawSpace } from '../model/space';

/** Intervals of a fast lottery's draws, in minutes, and how many seconds before a draw betting closes. */
const PACES = [
  [1, 5],
  [3, 10],
  [5, 15],
] as const;

/** One game, sold with draws every 1, 3 and 5 minutes. */
export function fastLotteries(game: {
  readonly code: string;
  readonly name: string;
  readonly family: Family;
  readonly space: DrawSpace;
  readonly playTypes: readonly PlayType[];
  readonly defaultPlayType: string;
}): readonly Lottery[] {
  const { code, name, ...rest } = game;
  return PACES.map(([minutes, lockSeconds]) => ({
    ...rest,
    code: `${code}_${minutes}M`,
    name: `${name} ${minutes}M`,
    category: 'ELOTT',
    menuGroup: `FAST-${minutes}`,
    schedule: { kind: 'every', timeZone: 'Asia/Manila', minutes, lockSeconds },
    price: 10_00,
    units: [1000, 100, 10],
  }));
}
