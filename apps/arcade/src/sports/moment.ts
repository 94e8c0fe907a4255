import type { WireEvent } from '@perya/game-engines/sports';
import type { SportsT } from './texts';

// Importing the engine's own constants would bundle the models of all sports; a test compares them.
/** Minutes of a football half. */
export const FIRST_HALF = 45;
/** Laps of a race. */
export const LAPS = 18;
const BOXING_ROUNDS = 12;
/** Steps of a quarter and of all four, in basketball. */
const QUARTER_STEPS = 25;
const GAME_STEPS = 100;

/** Minutes and seconds, as `4:05`. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A short text for the state of an event. */
export function momentText(t: SportsT, event: WireEvent, now: number): string {
  if (event.phase === 'over') return t('moment.finished');
  if (event.phase === 'live') return liveText(t, event);
  const left = event.startsAt - now;
  return left <= 0 ? t('moment.starting') : t('moment.startsIn', { time: countdownText(left) });
}

function liveText(t: SportsT, event: WireEvent): string {
  const { sport, step } = event;
  const next = step + 1;
  switch (sport) {
    case 'football':
      return step === FIRST_HALF
        ? t('moment.halfTime')
        : t('moment.minute', { minute: Math.min(90, next) });
    case 'basketball':
      return step >= GAME_STEPS
        ? t('moment.golden')
        : t('moment.quarter', { number: Math.floor(step / QUARTER_STEPS) + 1 });
    case 'boxing':
      return t('moment.round', { number: Math.min(BOXING_ROUNDS, next), count: BOXING_ROUNDS });
    case 'motor':
    case 'esracing':
      return t('moment.lap', { number: Math.min(LAPS, next), count: LAPS });
    case 'derby':
      return t('moment.fighting');
    case 'tennis':
    case 'volleyball':
      return partText(t, 'market.set', event);
    case 'fps':
      return partText(t, 'market.map', event);
    case 'moba':
    case 'arena':
      return partText(t, 'market.game', event);
  }
}

/** The current set, map or game, and its score. */
function partText(
  t: SportsT,
  part: 'market.set' | 'market.map' | 'market.game',
  { score, sets }: WireEvent,
): string {
  const [, , home = 0, away = 0] = score;
  return `${t(part, { number: sets.length + 1 })} · ${home}–${away}`;
}

/** Scores of the two sides: goals, points, sets. Empty before the start and for sports without any. */
export function sideScores({
  sport,
  score,
  phase,
}: Pick<WireEvent, 'sport' | 'score' | 'phase'>): readonly number[] {
  const hasNone = sport === 'derby' || sport === 'motor' || sport === 'esracing';
  return phase === 'coming' || hasNone ? [] : score.slice(0, 2);
}
