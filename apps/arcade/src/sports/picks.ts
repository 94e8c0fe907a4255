import type { SlipLeg, Sport } from '@perya/game-engines/sports';

/** A selection on the slip. */
export interface SlipPick extends SlipLeg {
  sport: Sport;
  league: string;
  sides: readonly string[];
  /** The price that the player saw last. It is sent with the bet. */
  seen: string;
  /** The platform's price now; null while the selection is closed. */
  price: string | null;
  /** The event is over. */
  isOver: boolean;
}

/** `accumulator`: one ticket with all selections. `single`: a ticket for each. */
export const SLIP_KINDS = ['accumulator', 'single'] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

export const keyOf = ({ event, market, selection }: SlipLeg): string =>
  `${event}|${market}|${selection}`;

/** Whether the price is another than the player saw. */
export const hasMoved = ({ price, seen }: SlipPick): boolean => price !== null && price !== seen;

/** Whether two selections are of one event. They depend on each other, so they are bet singly only. */
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
