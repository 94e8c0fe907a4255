/**
 * A table's rounds follow the platform's clock without a gap, with or without players. Pure: the page uses
 * the same times for its countdown.
 */

/** Stakes are accepted. */
const BETTING_MS = 16_000;
/** Between the last stake and the first card, so that stakes sent in time can arrive. */
const CLOSED_MS = 1_500;
/** Cards are dealt. */
const DEALING_MS = 7_500;
/** The result is shown. */
const SHOWN_MS = 4_000;
export const ROUND_MS = BETTING_MS + CLOSED_MS + DEALING_MS + SHOWN_MS;

/** A stake sent at the last moment is accepted within this time. */
export const GRACE_MS = 700;

/** Rounds per sheet of the road maps. */
export const ROUNDS_PER_SHEET = 60;

/** Times in epoch milliseconds. */
export interface RoundTimes {
  round: number;
  opensAt: number;
  closesAt: number;
  dealsAt: number;
  /** The bets are settled. */
  resultAt: number;
  endsAt: number;
}

export type Phase = 'betting' | 'closed' | 'dealing' | 'result';

/** Staggers the tables, so that they don't all deal at the same moment. */
const shiftOf = (gameId: string): number =>
  gameId.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % ROUND_MS, 7);

export const roundAt = (gameId: string, now: number): RoundTimes =>
  timesOf(gameId, Math.floor((now - shiftOf(gameId)) / ROUND_MS));

export function timesOf(gameId: string, round: number): RoundTimes {
  const opensAt = round * ROUND_MS + shiftOf(gameId);
  const closesAt = opensAt + BETTING_MS;
  const dealsAt = closesAt + CLOSED_MS;
  const resultAt = dealsAt + DEALING_MS;
  return { round, opensAt, closesAt, dealsAt, resultAt, endsAt: opensAt + ROUND_MS };
}

export function phaseAt({ closesAt, dealsAt, resultAt }: RoundTimes, now: number): Phase {
  if (now < closesAt) return 'betting';
  if (now < dealsAt) return 'closed';
  return now < resultAt ? 'dealing' : 'result';
}

/** The first round of the sheet that contains a round. */
export const firstRoundOfSheet = (round: number): number => round - (round % ROUNDS_PER_SHEET);
