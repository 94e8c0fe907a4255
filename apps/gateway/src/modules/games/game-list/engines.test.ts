import { expect, it } from 'vitest';
import { FLIGHT_MODELS, flightModel } from '@perya/game-engines/crash';
import { FISH_MODELS } from '@perya/game-engines/fish';
import { PUSOY_MODEL, RAKE_BASIS_POINTS } from '@perya/game-engines/pusoy';
import { BOOK_RETURNS, isBook, isSportsCategory, SPORTS } from '@perya/game-engines/sports';
import { generateGameList } from './generate';

const { games } = generateGameList();

it("states the return of a rocket's model", () => {
  const rockets = games.filter(({ engine }) => engine === 'crash');
  expect(new Set(rockets.map(({ model }) => model)).size).toBe(FLIGHT_MODELS.length);
  for (const { model, rtpBasisPoints, category } of rockets) {
    expect(category).toBe('INHOUSE');
    expect(rtpBasisPoints).toBe(flightModel(model ?? '')?.rtpBasisPoints);
  }
});

it('states the return of Pusoy, with stakes that are divisible by every share', () => {
  const tables = games.filter(({ engine }) => engine === 'pusoy');
  expect(tables.length).toBeGreaterThan(10);
  for (const { rtpBasisPoints, model, minBet, name, category } of tables) {
    expect([category, model]).toEqual(['PVP', PUSOY_MODEL]);
    expect(rtpBasisPoints).toBe(10_000 - RAKE_BASIS_POINTS);
    expect(minBet % 100).toBe(0);
    expect(name).toContain('Pusoy');
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
