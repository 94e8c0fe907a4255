import { contract } from '@perya/api-client/openapi';
import { describe, expect, test } from 'vitest';
import { findUnrecordedCalls, TESTED_ELSEWHERE } from './journeyCalls';
import { isInRoot, readRoot } from './workspace';

const TEST = 'apps/gateway/src/gifts.test.ts';

/** The messages for a contract of two calls, of which the journeys made some. */
const found = (made: readonly string[], testedElsewhere = {}) =>
  findUnrecordedCalls({
    calls: ['getGift', 'listGifts'],
    made: new Set(made),
    testedElsewhere,
    read: (path) => (path === TEST ? 'await call(listGifts, {});' : undefined),
  });

describe('the calls that a run recorded', () => {
  test('are complete if a journey makes each', () => {
    expect(found(['getGift', 'listGifts'])).toEqual([]);
  });

  test('are incomplete without one', () => {
    expect(found(['getGift'])).toEqual([
      expect.stringContaining('No journey makes the call listGifts'),
    ]);
  });

  test('may leave out a call that a named test makes', () => {
    expect(found(['getGift'], { listGifts: TEST })).toEqual([]);
  });

  test.each([
    ['a file that does not exist', ['getGift'], { listGifts: 'apps/gateway/src/none.test.ts' }],
    ['a file without the call', ['listGifts'], { getGift: TEST }],
    ['a call that journeys make', ['getGift', 'listGifts'], { listGifts: TEST }],
    ['an unknown call', ['getGift', 'listGifts'], { openGift: TEST }],
  ])('may not name %s', (_, made, testedElsewhere) => {
    expect(found(made, testedElsewhere)).toHaveLength(1);
  });
});

test('the calls that are tested elsewhere exist, and so do their tests', () => {
  const calls = Object.keys(contract);
  expect(
    findUnrecordedCalls({
      calls,
      made: new Set(calls.filter((id) => !(id in TESTED_ELSEWHERE))),
      testedElsewhere: TESTED_ELSEWHERE,
      read: (path) => (isInRoot(path) ? readRoot(path) : undefined),
    }),
  ).toEqual([]);
});
