import { describe, expect, test } from 'vitest';
import {
  GAME_SHOWS,
  GAME_SORTS,
  isNarrowed,
  MAX_SEARCH_LENGTH,
  NO_FILTERS,
  readLobbyFilters,
  searchText,
  writeLobbyFilters,
} from './lobby-address';

const read = (query: string) => readLobbyFilters(new URLSearchParams(query));

describe('a lobby address', () => {
  test('is empty when nothing is chosen', () => {
    expect(writeLobbyFilters(NO_FILTERS)).toBe('');
    expect(read('')).toEqual(NO_FILTERS);
  });

  test('brings back every choice it was written from', () => {
    for (const show of GAME_SHOWS) {
      for (const sort of GAME_SORTS) {
        const filters = { text: 'cá vàng & “ปลา”?=#', vendor: 'MAYA_2', show, sort, page: 7 };
        expect(read(writeLobbyFilters(filters))).toEqual(filters);
      }
    }
  });

  test.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=2.5', 1],
    ['page=1e3', 1],
    ['page=99999', 1],
    ['page=12', 12],
  ])('reads the page of %s as %i', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test('counts what makes no sense as not there', () => {
    expect(read('sort=drop&show=true&vendor=<b>&q=%20%20')).toEqual(NO_FILTERS);
  });
});

test('cuts a search to its longest without halving a character', () => {
  const text = searchText('🎣'.repeat(MAX_SEARCH_LENGTH + 5));
  expect(Array.from(text)).toHaveLength(MAX_SEARCH_LENGTH);
  expect(text.endsWith('🎣')).toBe(true);
});

test('joins spaces and composes marks, so that one name is one search', () => {
  expect(searchText('  ca\u0301   vàng ')).toBe('cá vàng');
});

test('the order and the page do not narrow a list', () => {
  expect(isNarrowed({ ...NO_FILTERS, sort: 'name', page: 3 })).toBe(false);
  expect(isNarrowed({ ...NO_FILTERS, show: 'new' })).toBe(true);
  expect(isNarrowed({ ...NO_FILTERS, vendor: 'MAYA' })).toBe(true);
});
