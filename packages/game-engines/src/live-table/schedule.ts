/**
 * A table's rounds follow the platform's clock without a gap, with or without players. Pure: the page uses
 * the same times for its countdown.
 */

/** How long each phase of a round lasts, in milliseconds. */
export interface PhaseDurations {
  /** Stakes are accepted. */
  betting: number;
  /** Between the last stake and the draw, so that stakes sent in time can arrive. */
  closed: number;
  /** Players decide on their own hands; 0 in games without decisions. */
  deciding: number;
  /** The cards, the ball or the dice are shown. */
  dealing: number;
  /** The result is shown. */
  result: number;
}

/** Times in epoch milliseconds. */
export interface RoundTimes {
  round: number;
  opensAt: number;
  closesAt: number;
  dealsAt: number;
  /** The last decision; `dealsAt` in games without decisions. */
  decidedAt: number;
  /** The bets are settled. */
  resultAt: number;
  endsAt: number;
}

export type Phase = keyof PhaseDurations;

export interface TableSchedule {
  /** The duration of a round. */
  readonly roundMs: number;
  /** The round of a table at a moment. */
  roundAt(gameId: string, now: number): RoundTimes;
  timesOf(gameId: string, round: number): RoundTimes;
}

/** A stake sent at the last moment is accepted within this time. */
export const GRACE_MS = 700;

/** Rounds per sheet of the road maps, and the most rounds of any history. */
export const ROUNDS_PER_SHEET = 60;

/** The schedule of all tables of a game. They are staggered, so that they don't all deal at the same moment. */
/* @__NO_SIDE_EFFECTS__ */
export function tableSchedule({
  betting,
  closed,
  deciding,
  dealing,
  result,
}: PhaseDurations): TableSchedule {
  const roundMs = betting + closed + deciding + dealing + result;
  const shiftOf = (gameId: string): number =>
    gameId.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % roundMs, 7);
  const timesOf = (gameId: string, round: number): RoundTimes => {
    const opensAt = round * roundMs + shiftOf(gameId);
    const closesAt = opensAt + betting;
    const dealsAt = closesAt + closed;
    const decidedAt = dealsAt + deciding;
    const resultAt = decidedAt + dealing;
    return { round, opensAt, closesAt, dealsAt, decidedAt, resultAt, endsAt: opensAt + roundMs };
  };
  return {
    roundMs,
    roundAt: (gameId, now) => timesOf(gameId, Math.floor((now - shiftOf(gameId)) / roundMs)),
    timesOf,
  };
}

export function phaseAt(
  { closesAt, dealsAt, decidedAt, resultAt }: RoundTimes,
  now: number,
): Phase {
  if (now < closesAt) return 'betting';
  if (now < dealsAt) return 'closed';
  if (now < decidedAt) return 'deciding';
  return now < resultAt ? 'dealing' : 'result';
}

/** The first round of the sheet that contains a round. */
export const firstRoundOfSheet = (round: number): number => round - (round % ROUNDS_PER_SHEET);
