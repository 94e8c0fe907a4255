import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeFilters,
  chosenCount,
  GAME_SHOWS,
  GAME_SORTS,
  hasActiveFilters,
  isOwnList,
  MAX_SEARCH_LENGTH,
  NO_FILTERS,
  readFolder,
  readLobbyFilters,
  searchText,
  VOLATILITIES,
  writeFolder,
  writeLobbyFilters,
  type LobbyFilters,
} from './lobbyAddress';

const read = (query: string) => readLobbyFilters(new URLSearchParams(query));

const codes = fc
  .uniqueArray(fc.stringMatching(/^[A-Z0-9_]{1,12}$/), { maxLength: 5 })
  .map((all) => all.sort());
const percent = fc.option(fc.integer({ min: 8000, max: 10_000 }).map((points) => points / 100));
const catalogueFilters: fc.Arbitrary<LobbyFilters> = fc.record({
  text: fc.string({ unit: 'grapheme', maxLength: 20 }).map(searchText),
  vendors: codes,
  show: fc.constantFrom(...GAME_SHOWS.filter((show) => !isOwnList(show))),
  kinds: codes,
  minBet: fc.constantFrom('', '1.00', '20', '0.50'),
  minLines: fc.constantFrom(0, 10, 243),
  features: codes,
  volatilities: fc.subarray([...VOLATILITIES]),
  rtp: fc
    .record({ from: percent, to: percent })
    .filter(({ from, to }) => (from ?? 0) <= (to ?? 100)),
  sort: fc.constantFrom(...GAME_SORTS),
  page: fc.integer({ min: 1, max: 9_999 }),
});

describe('a lobby address', () => {
  test('is empty for the defaults', () => {
    expect(writeLobbyFilters(NO_FILTERS)).toBe('');
    expect(read('')).toEqual(NO_FILTERS);
  });

  test('restores every filter that was written', () => {
    fc.assert(
      fc.property(catalogueFilters, (filters) => {
        expect(read(writeLobbyFilters(filters))).toEqual(filters);
      }),
    );
  });

  test('is the same for the same choices in another order', () => {
    const one = read('vendor=B&vendor=A&vendor=B&volatility=HIGH&volatility=LOW');
    expect(one.vendors).toEqual(['A', 'B']);
    expect(one.volatilities).toEqual(['LOW', 'HIGH']);
    expect(writeLobbyFilters(one)).toBe('?vendor=A&vendor=B&volatility=LOW&volatility=HIGH');
  });

  test('keeps parameters that are not its own', () => {
    const before = new URLSearchParams('q=old&member=profile&vendor=A&page=3');
    expect(writeLobbyFilters({ ...NO_FILTERS, text: 'new' }, before)).toBe('?member=profile&q=new');
    expect(writeLobbyFilters(NO_FILTERS, before)).toBe('?member=profile');
    expect(String(before)).toBe('q=old&member=profile&vendor=A&page=3');
  });

  test.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=2.5', 1],
    ['page=1e3', 1],
    ['page=99999', 1],
    ['page=12', 12],
  ])('parses the page of %s as %i', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test.each([
    ['96-97', { from: 96, to: 97 }],
    ['97-', { from: 97, to: null }],
    ['-94.5', { from: null, to: 94.5 }],
    ['98-96', { from: null, to: null }],
    ['200-', { from: null, to: null }],
    ['-', { from: null, to: null }],
    ['high', { from: null, to: null }],
  ])('parses the range of rtp=%s', (text, rtp) => {
    expect(read(`rtp=${text}`).rtp).toEqual(rtp);
  });

  test('ignores invalid values', () => {
    const nonsense =
      'sort=drop&show=true&vendor=<b>&kind=&q=%20%20&bet=-1&bet=x&lines=1e9&volatility=MAD&feature=a b';
    expect(read(nonsense)).toEqual(NO_FILTERS);
    expect(read('bet=0.00')).toEqual(NO_FILTERS);
  });
});

describe('a folder over a lobby', () => {
  test('keeps other parameters, and leaves no trace when closed', () => {
    const before = new URLSearchParams('q=moon&page=3');
    expect(writeFolder('BDW', before)).toBe('?q=moon&page=3&folder=BDW');
    expect(readFolder(new URLSearchParams(writeFolder('BDW')))).toBe('BDW');
    expect(writeFolder('', new URLSearchParams('folder=BDW'))).toBe('');
  });

  test('is closed for an invalid code, and on a filter change', () => {
    expect(readFolder(new URLSearchParams('folder=<b>'))).toBe('');
    expect(writeLobbyFilters(NO_FILTERS, new URLSearchParams('folder=BDW'))).toBe('');
  });
});

describe('a filter change', () => {
  const at = { ...NO_FILTERS, text: 'lantern', vendors: ['A'], page: 4 };

  test('keeps the other filters and starts at the first page', () => {
    expect(changeFilters(at, { kinds: ['FRUIT'] })).toEqual({ ...at, kinds: ['FRUIT'], page: 1 });
    expect(changeFilters(at, { page: 2 })).toEqual({ ...at, page: 2 });
  });

  test('to an own list resets everything else', () => {
    expect(changeFilters(at, { show: 'favourites' })).toEqual({
      ...NO_FILTERS,
      show: 'favourites',
    });
    expect(read('show=recent&q=moon&vendor=A&sort=name&page=2')).toEqual({
      ...NO_FILTERS,
      show: 'recent',
      page: 2,
    });
  });

  test('in an own list leads back to the whole lobby', () => {
    const own = { ...NO_FILTERS, show: 'recent' as const };
    expect(changeFilters(own, { text: 'moon' })).toEqual({ ...NO_FILTERS, text: 'moon' });
    expect(changeFilters(own, { sort: 'rtp' })).toEqual({ ...NO_FILTERS, sort: 'rtp' });
    expect(changeFilters(own, { page: 3 })).toEqual({ ...own, page: 3 });
  });
});

test('truncates a search to its max length without splitting a character', () => {
  const text = searchText('🎣'.repeat(MAX_SEARCH_LENGTH + 5));
  expect(Array.from(text)).toHaveLength(MAX_SEARCH_LENGTH);
  expect(text.endsWith('🎣')).toBe(true);
});

test('normalizes spaces and combining marks, so that equal names are equal searches', () => {
  expect(searchText('  ca\u0301   vàng ')).toBe('cá vàng');
});

test('the order and the page are not filters; each choice is counted once', () => {
  expect(hasActiveFilters({ ...NO_FILTERS, sort: 'name', page: 3 })).toBe(false);
  expect(hasActiveFilters({ ...NO_FILTERS, show: 'new' })).toBe(true);
  expect(hasActiveFilters({ ...NO_FILTERS, vendors: ['MAYA'] })).toBe(true);
  const filters = { ...NO_FILTERS, vendors: ['A', 'B'], minLines: 20, rtp: { from: 96, to: null } };
  expect(chosenCount(filters)).toBe(4);
  expect(chosenCount({ ...NO_FILTERS, text: 'a', show: 'hot' })).toBe(0);
});
