import type { RoundTimes } from '@perya/game-engines/live-table';
import { turnTo } from '../game/wheelGeometry';
import type { ShownCount } from '../live-table/useTable';

/** How long before the result the wheel is at rest. */
const REST_MS = 500;
/** How long the wheel stays at a multiplier before it spins again. */
const PAUSE_MS = 900;
/** About how long a turn takes on average. */
const TURN_MS = 1_750;

/** When a spin starts, and when the wheel has stopped. */
export interface Spin {
  startsAt: number;
  endsAt: number;
}

/** The spins of a round, one for each stop. The first of two ends after half of the dealing time. */
export function spinsOf(
  stops: readonly number[],
  { dealsAt, resultAt }: Pick<RoundTimes, 'dealsAt' | 'resultAt'>,
): Spin[] {
  const endsAt = resultAt - REST_MS;
  if (stops.length < 2) return [{ startsAt: dealsAt, endsAt }];
  const halfAt = (dealsAt + resultAt) / 2;
  return [
    { startsAt: dealsAt, endsAt: halfAt },
    { startsAt: halfAt + PAUSE_MS, endsAt },
  ];
}

/** The number of stops that the wheel has made. */
export const countStops: ShownCount = (stops, times, at) =>
  spinsOf(stops, times).filter(({ endsAt }) => at >= endsAt).length;

/** The rotation at the end of a spin, see `turnTo`. */
export const angleAfter = (from: number, to: number, { startsAt, endsAt }: Spin): number =>
  turnTo(from, to, Math.round((endsAt - startsAt) / TURN_MS));
