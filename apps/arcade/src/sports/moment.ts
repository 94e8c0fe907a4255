import type { Words } from '../kit/texts';
import { type WireEvent, RACE, SPORT_RULES } from '@perya/game-engines/sports';
import type { TextKey } from './texts';

type Say = Words<TextKey>;

const ROUNDS = 12;
const QUARTER = 25;
const GAME = 100;

/** `4:05` until then; hours are never far away. */
export function untilText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Where an event stands, in a few words. */
export function momentText(words: Say, event: WireEvent, now: number): string {
  if (event.phase === 'over') return words('finished');
  if (event.phase === 'live') return liveText(words, event);
  const left = event.startsAt - now;
  return left <= 0 ? words('starting') : words('startsIn', { time: untilText(left) });
}

function liveText(words: Say, event: WireEvent): string {
  const { sport, step, score, sets } = event;
  const next = step + 1;
  switch (sport) {
    case 'football':
      return step === SPORT_RULES.football.timetable.pause?.after
        ? words('halfTime')
        : words('minute', { minute: Math.min(90, next) });
    case 'basketball':
      return step >= GAME
        ? words('golden')
        : words('quarter', { number: Math.floor(step / QUARTER) + 1 });
    case 'boxing':
      return words('round', { number: Math.min(ROUNDS, next), count: ROUNDS });
    case 'motor':
    case 'esracing':
      return words('lap', { number: Math.min(RACE.laps, next), count: RACE.laps });
    case 'derby':
      return words('fighting');
    case 'tennis':
    case 'volleyball':
    case 'fps':
    case 'moba':
    case 'arena': {
      const [, , home = 0, away = 0] = score;
      const part = ({ fps: 'map', moba: 'game', arena: 'game' } as const)[sport as 'fps'] ?? 'set';
      return `${words(part, { number: sets.length + 1 })} · ${home}–${away}`;
    }
  }
}

/** What stands behind the two sides: goals, points, sets. Empty before the start and where there is none. */
export function sideScores({ sport, score, phase }: Pick<WireEvent, 'sport' | 'score' | 'phase'>) {
  const hasNone = sport === 'derby' || sport === 'motor' || sport === 'esracing';
  if (phase === 'coming' || hasNone) return [];
  return score.slice(0, 2);
}
