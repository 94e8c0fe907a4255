import type { MatchState } from '@perya/game-engines/match';

/** While nothing is played. */
const IDLE_MS = 5_000;
/** While only the player can act. */
const OWN_TURN_MS = 5_000;
/** While other members can act, or can join. */
const OTHERS_MS = 1_000;
/** Delay after the platform acts, so that it has done so. */
const AFTER_MS = 60;
const LEAST_MS = 200;

/** Milliseconds until a match should be read again. */
export function untilNextRead({ match, nextAt }: MatchState, now: number): number {
  if (match === null || match.phase === 'over') return IDLE_MS;
  const canOthersAct =
    match.phase === 'waiting' ||
    match.seats.some(
      ({ kind, dueAt }, place) => kind === 'member' && place !== match.seat && dueAt !== null,
    );
  const most = canOthersAct ? OTHERS_MS : OWN_TURN_MS;
  return nextAt === null ? most : Math.min(most, Math.max(LEAST_MS, nextAt - now + AFTER_MS));
}
