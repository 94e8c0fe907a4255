import { expect, it } from 'vitest';
import { BACCARAT_RULES, baccaratModel } from '@perya/game-engines/baccarat';
import { bestReturnOf } from '@perya/game-engines/live-table';
import { HI_LO_RULES } from '@perya/game-engines/hi-lo';
import { MINES_RULES } from '@perya/game-engines/mines';
import { PLINKO_RULES } from '@perya/game-engines/plinko';
import { WHEEL_RULES } from '@perya/game-engines/wheel';
import { BLACKJACK_RULES } from '@perya/game-engines/blackjack';
import { MONEY_WHEEL_RULES } from '@perya/game-engines/money-wheel';
import { ROULETTE_MODELS, ROULETTE_RULES } from '@perya/game-engines/roulette';
import { SIC_BO_RULES } from '@perya/game-engines/sic-bo';
import { COLOR_GAME_RULES } from '@perya/game-engines/color-game';
import { FLIGHT_MODELS, flightModel } from '@perya/game-engines/crash';
import { DRAGON_TIGER_RULES } from '@perya/game-engines/dragon-tiger';
import { FISH_MODELS } from '@perya/game-engines/fish';
import { TONGITS_RULES } from '@perya/game-engines/tongits';
import { PUSOY_MODEL, RAKE_BASIS_POINTS } from '@perya/game-engines/pusoy';
import { DOMINOES_RULES } from '@perya/game-engines/dominoes';
import { BOOK_RETURNS, isBook, isSportsCategory, SPORTS } from '@perya/game-engines/sports';
import { generateGameList } from './generate';

const { games } = generateGameList();

it('runs every rocket, with the return of its model', () => {
  const rockets = games.filter(({ engine }) => engine === 'crash');
  expect(new Set(rockets.map(({ model }) => model)).size).toBe(FLIGHT_MODELS.length);
  for (const { category, model, rtpBasisPoints, features } of rockets) {
    expect(category).toBe('INHOUSE');
    expect(features).toContain('AUTO_CASH_OUT');
    expect(rtpBasisPoints).toBe(flightModel(model ?? '')?.rtpBasisPoints);
  }
});

it.each([
  ['MINES', MINES_RULES],
  ['HILO', HI_LO_RULES],
  ['PLINKO', PLINKO_RULES],
  ['WHEEL', WHEEL_RULES],
] as const)('states the return of the best choice of %s', (kind, { game, models }) => {
  const found = games.filter(({ classify }) => classify === kind);
  expect(found.length).toBeGreaterThan(3);
  for (const { category, engine, model, rtpBasisPoints } of found) {
    expect([category, engine]).toEqual(['INHOUSE', game.name]);
    expect(rtpBasisPoints).toBe(models.find(({ id }) => id === model)?.rtpBasisPoints);
  }
});

it('states the return of Pusoy, with stakes that are divisible by every share', () => {
  const tables = games.filter(({ engine }) => engine === 'pusoy');
  expect(tables.length).toBeGreaterThan(10);
  for (const { engine, rtpBasisPoints, model, minBet, name, classify } of tables) {
    expect([engine, model, classify]).toEqual(['pusoy', PUSOY_MODEL, 'POKER']);
    expect(rtpBasisPoints).toBe(10_000 - RAKE_BASIS_POINTS);
    expect(minBet % 100).toBe(0);
    expect(name).toContain('Pusoy');
  }
});

it.each([
  { rules: TONGITS_RULES, kind: 'TONGITS', word: 'Tongits' },
  { rules: DOMINOES_RULES, kind: 'DOMINO', word: 'Domino' },
] as const)(
  'states no return of $word, with stakes that are divisible by every point',
  ({ rules: { game, model }, kind, word }) => {
    const found = games.filter(({ engine }) => engine === game.name);
    expect(found.length).toBeGreaterThan(5);
    for (const { category, rtpBasisPoints, minBet, name, classify, ...other } of found) {
      expect([category, other.model, classify]).toEqual(['PVP', model, kind]);
      expect(rtpBasisPoints).toBeNull();
      expect(minBet % game.maxPoints).toBe(0);
      expect(name).toContain(word);
    }
  },
);

it("states a table's commission in its name and features, with the return of its best spot", () => {
  const tables = games.filter(({ engine }) => engine === 'baccarat');
  expect(new Set(tables.map(({ model }) => model)).size).toBe(BACCARAT_RULES.models.length);
  for (const { category, model, rtpBasisPoints, features, name, classify } of tables) {
    expect([category, classify]).toEqual(['LIVE', 'BACCARAT']);
    expect(rtpBasisPoints).toBe(bestReturnOf(BACCARAT_RULES, model ?? ''));
    const rules = baccaratModel(model ?? '');
    const [profit, stake] = rules?.pays.banker ?? [0, 0];
    const isFree = profit === stake;
    expect(features.includes('NO_COMMISSION')).toBe(isFree);
    expect(/(?:No|Zero) Commission|Commission-Free/.test(name)).toBe(isFree);
    expect(features).toContain('SIDE_BETS');
  }
});

it('names roulette by its rules, with the return of its best bet', () => {
  const tables = games.filter(({ engine }) => engine === 'roulette');
  expect(new Set(tables.map(({ model }) => model)).size).toBe(ROULETTE_MODELS.length);
  for (const { category, model, rtpBasisPoints, name, classify } of tables) {
    expect([category, classify]).toEqual(['LIVE', 'ROULETTE']);
    expect(rtpBasisPoints).toBe(bestReturnOf(ROULETTE_RULES, model ?? ''));
    const isFrench = ROULETTE_MODELS.find(({ id }) => id === model)?.returnsHalfOnZero;
    expect(/French|La Partage|Half-Back/.test(name)).toBe(isFrench);
  }
});

it.each([
  ['DRAGON_TIGER', DRAGON_TIGER_RULES],
  ['COLOR_GAME', COLOR_GAME_RULES],
  ['SICBO', SIC_BO_RULES],
  ['GAME_SHOW', MONEY_WHEEL_RULES],
  ['BLACKJACK', BLACKJACK_RULES],
] as const)('states the return of the best bet of %s', (kind, rules) => {
  const tables = games.filter(({ classify }) => classify === kind);
  expect(tables.length).toBeGreaterThan(5);
  for (const { category, engine, model, rtpBasisPoints } of tables) {
    expect([category, engine]).toEqual(['LIVE', rules.table.name]);
    expect(rtpBasisPoints).toBe(bestReturnOf(rules, model ?? ''));
  }
});

it('runs every fish game, with the return stated on its card', () => {
  const ponds = games.filter(({ category }) => category === 'FISH');
  const models = new Set(ponds.map(({ model }) => model));
  expect(models.size).toBe(FISH_MODELS.length);
  for (const { engine, model, rtpBasisPoints } of ponds) {
    expect(engine).toBe('fish');
    expect(rtpBasisPoints).toBe(FISH_MODELS.find(({ id }) => id === model)?.rtpBasisPoints);
  }
});

it('runs every sports game, with the return stated on its card', () => {
  const books = games.filter(({ category }) => isSportsCategory(category));
  expect(new Set(books.map(({ category }) => category)).size).toBe(3);
  for (const { engine, model, rtpBasisPoints, theme } of books) {
    expect(engine).toBe('sports');
    expect(rtpBasisPoints).toBe(isBook(model) ? BOOK_RETURNS[model] : undefined);
    expect(SPORTS).toContain(theme);
  }
});
