import { decodeOutput } from '@perya/api-client/testing';
import { getGameFacets, SUGGESTION_PARTS } from '@perya/api-client';
import { wireGameFacets } from '@perya/api-client/testing';
import { expect, test } from 'vitest';
import { hasActiveFilters, NO_FILTERS, type LobbyFilters } from '../address/lobbyAddress';
import {
  FILTER_PARAMS,
  filterGroups,
  filtersOf,
  NO_CHOICES,
  withoutPart,
  type FilterId,
} from './filterGroups';

const facets = decodeOutput(getGameFacets, wireGameFacets());
const WORDS = {
  kind: (code: string) => code,
  feature: (code: string) => code,
  volatility: (code: string) => code,
  minBet: (amount: string) => amount,
  minLines: String,
  rtp: ({ from, to }: { from: number | null; to: number | null }) => `${from}..${to}`,
};
const ALL: LobbyFilters = {
  ...NO_FILTERS,
  text: 'moon',
  vendors: ['TLA'],
  show: 'hot',
  kinds: ['FRUIT'],
  minBet: '5.00',
  minLines: 20,
  features: ['WILD'],
  volatilities: ['HIGH'],
  rtp: { from: 96, to: 97 },
};

test('the choices of each group convert back to the same filters', () => {
  for (const { id, chosen } of filterGroups(ALL, facets, WORDS)) {
    expect({ ...ALL, ...filtersOf(id, chosen) }).toEqual(ALL);
  }
});

test('lists a selected choice once, even if the platform does not return it', () => {
  const groups = filterGroups(ALL, undefined, WORDS);
  expect(groups.map(({ id }) => id)).toEqual(Object.keys(FILTER_PARAMS));
  for (const { choices, chosen } of groups) {
    expect(choices.map(({ value }) => value)).toEqual(chosen);
  }
});

test('omits a group without choices', () => {
  const one = decodeOutput(
    getGameFacets,
    wireGameFacets({ features: [{ value: 'WILD', count: 120 }], lines: [], rtp: null }),
  );
  const ids = filterGroups(NO_FILTERS, one, WORDS).map(({ id }) => id);
  expect(ids).toEqual(['vendors', 'kinds', 'volatilities', 'minBet']);
});

test('of the returns only those bands are offered that some game lies in', () => {
  const bands = (min: number, max: number) =>
    filterGroups(
      NO_FILTERS,
      decodeOutput(getGameFacets, wireGameFacets({ rtp: { min, max, count: 9 } })),
      WORDS,
    )
      .find(({ id }) => id === 'rtp')
      ?.choices.map(({ value }) => value);
  expect(bands(94.02, 97.1)).toEqual(['97-', '96-97', '95-96', '-95']);
  expect(bands(95.2, 96.5)).toEqual(['96-97', '95-96']);
});

test('clearing the choices keeps the text and the list', () => {
  expect({ ...ALL, ...NO_CHOICES }).toEqual({ ...NO_FILTERS, text: 'moon', show: 'hot' });
});

test('every part that can be removed is removed', () => {
  const bare: LobbyFilters = Object.assign({ ...ALL }, ...SUGGESTION_PARTS.map(withoutPart));
  expect(hasActiveFilters(bare)).toBe(false);
});

test.each(Object.keys(FILTER_PARAMS) as FilterId[])('%s can be removed', (id) => {
  expect(filtersOf(id, [])).toEqual({ [id]: NO_FILTERS[id] });
});
