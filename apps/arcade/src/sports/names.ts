import type { Words } from '../kit/texts';
import type { Sport } from '@perya/game-engines/sports';
import type { TextKey } from './texts';

type Say = Words<TextKey>;

/** What the parts of a match are called where they are no sets. */
const PARTS: Readonly<Partial<Record<Sport, Readonly<Partial<Record<string, TextKey>>>>>> = {
  fps: { set: 'map', setHandicap: 'mapHandicap', sets: 'maps' },
  moba: { set: 'game', setHandicap: 'gameHandicap', sets: 'games' },
  arena: { set: 'game', setHandicap: 'gameHandicap', sets: 'games' },
};

/** What is counted in the total. */
const TOTALS: Readonly<Partial<Record<Sport, TextKey>>> = {
  football: 'goalsTotal',
  tennis: 'gamesTotal',
  moba: 'towersTotal',
  fps: 'roundsTotal',
  arena: 'roundsTotal',
};

/** What a market is called; its line stands with its selections. */
export function marketName(words: Say, sport: Sport, market: string): string {
  const [kind = market, number = ''] = market.split(':');
  if (kind === 'total') return words(TOTALS[sport] ?? 'pointsTotal');
  if (kind === 'length' && sport === 'derby') return words('lengthPit');
  const key = PARTS[sport]?.[kind] ?? (kind as TextKey);
  return words(key, { number });
}

/** Whom or what a selection names. */
export interface Named {
  sport: Sport;
  sides: readonly string[];
  market: string;
  selection: string;
}

/** What a selection is called, in the words of its match. */
export function selectionName(words: Say, { sport, sides, market, selection }: Named): string {
  const [kind = market, line = ''] = market.split(':');
  const [home = '', away = ''] = sides;
  if (kind === 'handicap' || kind === 'setHandicap') {
    const value = Number(line) * (selection === 'home' ? 1 : -1);
    return `${selection === 'home' ? home : away} ${value > 0 ? '+' : '−'}${Math.abs(value)}`;
  }
  if (kind === 'first') return `${selection} · ${sides[Number(selection) - 1] ?? ''}`;
  if (kind === 'pit' || (kind === 'refund' && sport === 'derby')) {
    const side = { home: `Meron · ${home}`, away: `Wala · ${away}` }[selection];
    return side ?? words('draw');
  }
  switch (selection) {
    case 'home':
    case 'away':
      return selection === 'home' ? home : away;
    case 'over':
    case 'under':
      return words(selection, { line });
    case 'draw':
    case 'yes':
    case 'no':
    case 'odd':
    case 'even':
    case 'other':
      return words(selection);
    case 'low':
      return words('lowNumbers');
    case 'high':
      return words('highNumbers');
    case 'homeOrDraw':
      return words('sideOrDraw', { side: home });
    case 'drawOrAway':
      return words('sideOrDraw', { side: away });
    case 'homeOrAway':
      return words('noDraw');
    case 'homeStop':
    case 'awayStop':
      return words('byStop', { side: selection === 'homeStop' ? home : away });
    case 'homePoints':
    case 'awayPoints':
      return words('byPoints', { side: selection === 'homePoints' ? home : away });
    // A result in figures says itself.
    default:
      return selection.replace('-', '–');
  }
}

/** Who meets whom; a race has a name instead. */
export const eventName = (sides: readonly string[], league: string): string =>
  sides.length === 2 ? sides.join(' – ') : league;

/** How an event ended, in a few words. */
export function resultText(
  words: Say,
  { sport, sides, score }: { sport: Sport; sides: readonly string[]; score: readonly number[] },
): string {
  const [home = '', away = ''] = sides;
  const [first = 0, second = 0, stop = 0] = score;
  if (score.length === 0) return '';
  if (sides.length > 2) return `${first} · ${sides[first - 1] ?? ''}`;
  if (sport === 'derby') {
    return ['', `Meron · ${home}`, `Wala · ${away}`][stop] || words('draw');
  }
  if (sport === 'boxing' && stop > 0) {
    return words('byStop', { side: stop === 1 ? home : away });
  }
  return `${first}–${second}`;
}

/** A price as players read it: 1.90, 1.857. */
export const shownPrice = (price: string): string => price.replace(/0$/, '');
