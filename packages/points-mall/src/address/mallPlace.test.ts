import { REWARD_SORTS } from '@perya/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { REWARD_KINDS, parseMallPlace, placeParams, rewardParams, rewardsInput } from './mallPlace';

const places = fc.record({
  kind: fc.constantFrom(null, ...REWARD_KINDS),
  search: fc.string({ maxLength: 64 }).map((text) => text.trim()),
  sort: fc.constantFrom(...REWARD_SORTS),
  affordable: fc.boolean(),
  page: fc.integer({ min: 1, max: 1_000 }),
});

test('a URL is parsed to what it was written from', () => {
  fc.assert(
    fc.property(places, (place) => {
      expect(parseMallPlace(placeParams(new URLSearchParams(), place))).toEqual(place);
    }),
  );
});

test('any URL gives a valid request', () => {
  const names = fc.constantFrom('kind', 'search', 'sort', 'page');
  fc.assert(
    fc.property(fc.dictionary(names, fc.string()), (given) => {
      const { kind, sort, page, search } = parseMallPlace(new URLSearchParams(given));
      expect([null, ...REWARD_KINDS]).toContain(kind);
      expect(REWARD_SORTS).toContain(sort);
      expect(page).toBeGreaterThan(0);
      expect(search.length).toBeLessThanOrEqual(64);
    }),
  );
});

test('a filter change goes back to the first page, and opening a reward keeps the filters', () => {
  const third = placeParams(new URLSearchParams(), { kind: 'goods', page: 3 });
  expect(third.toString()).toBe('kind=goods&page=3');
  expect(placeParams(third, { sort: 'newest' }).toString()).toBe('kind=goods&sort=newest');
  expect(rewardParams(third, 'lantern').toString()).toBe('kind=goods&page=3&reward=lantern');
  expect(rewardParams(rewardParams(third, 'lantern'), null).toString()).toBe('kind=goods&page=3');
});

test("does not filter by a guest's points", () => {
  const place = parseMallPlace(new URLSearchParams('affordable=1'));
  expect(rewardsInput(place, false).affordable).toBeUndefined();
  expect(rewardsInput(place, true).affordable).toBe(true);
});
