import type { Sport } from '@perya/game-engines/sports';
import type { SportsKey, SportsT } from './texts';

type MarketKey = Extract<SportsKey, `market.${string}`>;
type TotalKey = Extract<SportsKey, `total.${string}`>;

const MAPS: Readonly<Partial<Record<string, MarketKey>>> = {
  set: 'market.map',
  setHandicap: 'market.mapHandicap',
  sets: 'market.maps',
};
const GAMES: Readonly<Partial<Record<string, MarketKey>>> = {
  set: 'market.game',
  setHandicap: 'market.gameHandicap',
  sets: 'market.games',
};

/** Names of the parts of a match, if they aren't sets. */
const PARTS: Readonly<Partial<Record<Sport, typeof MAPS>>> = {
  fps: MAPS,
  moba: GAMES,
  arena: GAMES,
};

/** What's counted in the total. */
const TOTALS: Readonly<Partial<Record<Sport, TotalKey>>> = {
  football: 'total.goals',
  tennis: 'total.games',
  moba: 'total.towers',
  fps: 'total.rounds',
  arena: 'total.rounds',
};

/** The part of a market's id before its line: `total` of `total:2.5`. */
export const kindOf = (market: string): string => market.split(':')[0] ?? market;

/** The name of a market; its line is part of its selections. */
export function marketName(t: SportsT, sport: Sport, market: string): string {
  const [kind = market, number = ''] = market.split(':');
  if (kind === 'total') return t(TOTALS[sport] ?? 'total.points');
  if (kind === 'length' && sport === 'derby') return t('market.lengthPit');
  return t(PARTS[sport]?.[kind] ?? (`market.${kind}` as MarketKey), { number });
}

/** A selection, and what's needed to name it. */
export interface NamedSelection {
  sport: Sport;
  sides: readonly string[];
  market: string;
  selection: string;
}

/** The name of a selection, with the names of its match. */
export function selectionName(
  t: SportsT,
  { sport, sides, market, selection }: NamedSelection,
): string {
  const [kind = market, line = ''] = market.split(':');
  const [home = '', away = ''] = sides;
  if (kind === 'handicap' || kind === 'setHandicap') {
    const value = Number(line) * (selection === 'home' ? 1 : -1);
    return `${selection === 'home' ? home : away} ${value > 0 ? '+' : '−'}${Math.abs(value)}`;
  }
  if (kind === 'first') return `${selection} · ${sides[Number(selection) - 1] ?? ''}`;
  if (kind === 'pit' || (kind === 'refund' && sport === 'derby')) {
    const side = { home: `Meron · ${home}`, away: `Wala · ${away}` }[selection];
    return side ?? t('selection.draw');
  }
  switch (selection) {
    case 'home':
    case 'away':
      return selection === 'home' ? home : away;
    case 'over':
    case 'under':
      return t(`selection.${selection}`, { line });
    case 'draw':
    case 'yes':
    case 'no':
    case 'odd':
    case 'even':
    case 'low':
    case 'high':
    case 'other':
      return t(`selection.${selection}`);
    case 'homeOrDraw':
      return t('selection.sideOrDraw', { side: home });
    case 'drawOrAway':
      return t('selection.sideOrDraw', { side: away });
    case 'homeOrAway':
      return t('selection.noDraw');
    case 'homeStop':
    case 'awayStop':
      return t('selection.byStop', { side: selection === 'homeStop' ? home : away });
    case 'homePoints':
    case 'awayPoints':
      return t('selection.byPoints', { side: selection === 'homePoints' ? home : away });
    // A score: "2-1".
    default:
      return selection.replace('-', '–');
  }
}

/** The names of the sides; a race has its own name. */
export const eventName = (sides: readonly string[], league: string): string =>
  sides.length === 2 ? sides.join(' – ') : league;

/** A short text for the result of an event; empty until it's over. */
export function resultText(
  t: SportsT,
  { sport, sides, score }: { sport: Sport; sides: readonly string[]; score: readonly number[] },
): string {
  const [home = '', away = ''] = sides;
  const [first = 0, second = 0, stop = 0] = score;
  if (score.length === 0) return '';
  if (sides.length > 2) return `${first} · ${sides[first - 1] ?? ''}`;
  if (sport === 'derby') {
    return ['', `Meron · ${home}`, `Wala · ${away}`][stop] || t('selection.draw');
  }
  if (sport === 'boxing' && stop > 0) {
    return t('selection.byStop', { side: stop === 1 ? home : away });
  }
  return `${first}–${second}`;
}
