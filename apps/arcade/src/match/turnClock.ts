import type { WireMatch } from '@perya/game-engines/match';

/** From when on the turn clock looks urgent, and the player is told once. */
export const LATE_SECONDS = 5;

/** What is left of a seat's turn. */
export interface TurnClock {
  seconds: number;
  /** From 1 to 0. */
  part: number;
  /** Whether the turn's own time is used up, and the time bank runs. */
  isBank: boolean;
  isLate: boolean;
}

/** The turn clock of a seat; undefined if it isn't its turn, and for house players. */
export function turnClockOf(
  { seats, turnSince, turnMs }: Pick<WireMatch, 'seats' | 'turnSince' | 'turnMs'>,
  seat: number,
  now: number,
): TurnClock | undefined {
  const { kind, dueAt } = seats[seat] ?? { kind: 'free', dueAt: null };
  if (kind !== 'member' || dueAt === null) return undefined;
  const turnEnds = Math.min(turnSince + turnMs, dueAt);
  const isBank = now >= turnEnds && dueAt > turnEnds;
  const [from, to] = isBank ? [turnEnds, dueAt] : [turnSince, turnEnds];
  const left = Math.min(to - from, Math.max(0, to - now));
  return {
    seconds: Math.ceil(left / 1000),
    part: to > from ? left / (to - from) : 0,
    isBank,
    isLate: dueAt - now <= LATE_SECONDS * 1000,
  };
}
