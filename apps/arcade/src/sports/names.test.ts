import {
  endOfCourse,
  fixturesBetween,
  momentOf,
  playCourse,
  RACE,
  SPORT_RULES,
  SPORTS,
  type Sport,
  type WireEvent,
} from '@perya/game-engines/sports';
import { createI18n, LANGUAGE_CODES, type LanguageCode } from '@perya/i18n';
import { describe, expect, it } from 'vitest';
import { FIRST_HALF, LAPS, momentText, sideScores, countdownText } from './moment';
import { eventName, marketName, resultText, selectionName } from './names';
import { directionOf, formatPrice } from './prices';
import { sportsCatalogue, type SportsT } from './texts';

const NOON = 1_900_000_800_000;

async function textsIn(language: LanguageCode): Promise<SportsT> {
  const i18n = createI18n({ language });
  await i18n.load([sportsCatalogue]);
  return i18n.translator(sportsCatalogue);
}

async function momentsOf(sport: Sport) {
  const [fixture] = fixturesBetween(sport, NOON, NOON + 3_600_000);
  if (fixture === undefined) throw new Error('There is no event.');
  const course = playCourse(fixture, '7'.repeat(64));
  const middle = (fixture.startsAt + endOfCourse(course)) / 2;
  return [fixture.startsAt - 600_000, fixture.startsAt + 1000, middle, endOfCourse(course)].map(
    (at) => ({ at, moment: momentOf(course, at), fixture }),
  );
}

const wireOf = ({ moment, fixture }: Awaited<ReturnType<typeof momentsOf>>[number]): WireEvent => ({
  ...fixture,
  phase: moment.phase,
  score: moment.score,
  step: moment.state.step,
  sets: [],
  isOpen: moment.isOpen,
  main: null,
  markets: 1,
});

it.each(LANGUAGE_CODES)(
  'has a name for every market, selection and state in %s',
  async (language) => {
    const t = await textsIn(language);
    for (const sport of SPORTS) {
      for (const shown of await momentsOf(sport)) {
        const { moment, fixture, at } = shown;
        expect(momentText(t, wireOf(shown), at)).not.toMatch(/[{}]|moment\.|market\.|^$/);
        for (const market of moment.markets()) {
          const title = marketName(t, sport, market);
          expect(title).not.toMatch(/[{}:]|market\.|total\.|^$/);
          const names = Object.keys(moment.chances(market) ?? {}).map((selection) =>
            selectionName(t, { sport, sides: fixture.sides, market, selection }),
          );
          expect(names.join()).not.toMatch(/[{}]|undefined|homeOr|Stop|Points,|selection\./);
          expect(new Set(names).size).toBe(names.length);
        }
      }
    }
  },
);

describe('a selection', () => {
  const sides = ['Kites', 'Rockets'];
  const name = async (market: string, selection: string, sport: Sport = 'football') =>
    selectionName(await textsIn('EN'), { sport, sides, market, selection });

  it('shows the line of its handicap from its own side', async () => {
    expect(await name('handicap:-4.5', 'home', 'basketball')).toBe('Kites −4.5');
    expect(await name('handicap:-4.5', 'away', 'basketball')).toBe('Rockets +4.5');
    expect(await name('setHandicap:1.5', 'home', 'tennis')).toBe('Kites +1.5');
  });

  it('is named by its side, its line or its result', async () => {
    expect(await name('total:2.5', 'over')).toBe('Over 2.5');
    expect(await name('double', 'drawOrAway')).toBe('Rockets or draw');
    expect(await name('exact', '2-1')).toBe('2–1');
    expect(await name('pit', 'home', 'derby')).toBe('Meron · Kites');
    expect(await name('first', '2', 'motor')).toBe('2 · Rockets');
    expect(eventName(sides, 'Liga')).toBe('Kites – Rockets');
    expect(eventName(['a', 'b', 'c'], 'Liga')).toBe('Liga');
  });
});

it('describes the result of an event', async () => {
  const t = await textsIn('EN');
  const sides = ['Kites', 'Rockets'];
  expect(resultText(t, { sport: 'football', sides, score: [2, 1] })).toBe('2–1');
  expect(resultText(t, { sport: 'derby', sides, score: [0, 0, 2, 7] })).toBe('Wala · Rockets');
  expect(resultText(t, { sport: 'derby', sides, score: [0, 0, 3, 7] })).toBe('Draw');
  expect(resultText(t, { sport: 'boxing', sides, score: [3, 1, 1, 5] })).toBe('Kites by stoppage');
  expect(resultText(t, { sport: 'boxing', sides, score: [7, 5, 0, 12] })).toBe('7–5');
  expect(resultText(t, { sport: 'motor', sides: ['a', 'b', 'c'], score: [2, 1, 3] })).toBe('2 · b');
  expect(resultText(t, { sport: 'tennis', sides, score: [] })).toBe('');
});

it('formats times, prices and scores', () => {
  expect(countdownText(65_000)).toBe('1:05');
  expect(countdownText(-5)).toBe('0:00');
  expect(formatPrice('1.900')).toBe('1.90');
  expect(formatPrice('1.857')).toBe('1.857');
  expect(directionOf('9.990', '10.010')).toBe('up');
  expect(directionOf('10.010', '9.990')).toBe('down');
  expect(sideScores({ sport: 'tennis', phase: 'live', score: [1, 0, 4, 3] })).toEqual([1, 0]);
  expect(sideScores({ sport: 'football', phase: 'coming', score: [] })).toEqual([]);
});

it('uses the same half and laps as the engine', () => {
  expect(SPORT_RULES.football.timetable.pause?.after).toBe(FIRST_HALF);
  expect(RACE.laps).toBe(LAPS);
});
