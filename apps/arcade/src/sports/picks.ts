import type { SlipLeg, Sport } from '@perya/game-engines/sports';

/** A selection on the slip. */
export interface SlipPick extends SlipLeg {
  sport: Sport;
  league: string;
  sides: readonly string[];
  /** The price last seen by the player. It's sent with the bet. */
  seen: string;
  /** The platform's current price; null while the selection is closed. */
  price: string | null;
  /** The event is over. */
  isOver: boolean;
}

/** `accumulator`: one ticket with all selections. `single`: a ticket for each. */
export const SLIP_KINDS = ['accumulator', 'single'] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

export const keyOf = ({ event, market, selection }: SlipLeg): string =>
  `${event}|${market}|${selection}`;

/** Whether the price differs from the one last seen. */
export const hasMoved = ({ price, seen }: SlipPick): boolean => price !== null && price !== seen;

/**
 * Whether two selections are of the same event. They depend on each other, so they can only be bet singly.
 */
export const hasSameEvent = (picks: readonly SlipPick[]): boolean =>
  new Set(picks.map(({ event }) => event)).size !== picks.length;

/** The tickets that a slip is bet as. */
export function ticketsOf(
  picks: readonly SlipPick[],
  kind: SlipKind,
): readonly (readonly SlipPick[])[] {
  const isAccumulator = kind === 'accumulator' && !hasSameEvent(picks);
  return isAccumulator ? [picks] : picks.map((pick) => [pick]);
}
