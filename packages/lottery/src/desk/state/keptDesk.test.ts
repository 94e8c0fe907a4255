import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { deskReducer, emptyDesk, wireLineOf, type Desk, type DeskEvent } from './desk';
import { clearStoredDesks, keepDesk, keptDesk } from './keptDesk';
import { storyLottery } from '../testDesk';

const lottery = storyLottery('PH_3D');
const NAME = `lotteryDesk:${lottery.code}`;

const digits = fc.uniqueArray(
  fc.nat(9).map((digit) => String(digit)),
  { maxLength: 10 },
);
const event: fc.Arbitrary<DeskEvent> = fc.oneof(
  fc
    .tuple(digits, digits, digits)
    .map((selection): DeskEvent => ({ type: 'numbersChosen', selection })),
  fc
    .constantFrom(...lottery.units)
    .map((unit): DeskEvent => ({ type: 'stakesChanged', stakes: { unit } })),
  fc.integer({ min: 1, max: 999 }).map((multiple): DeskEvent => ({
    type: 'stakesChanged',
    stakes: { multiple },
  })),
  fc.constant<DeskEvent>({ type: 'lineAdded', draw: 'd-1' }),
  fc.nat(4).map((id): DeskEvent => ({ type: 'lineRemoved', id })),
  fc.constant<DeskEvent>({
    type: 'chaseChanged',
    chase: { multiples: [1, 2, 4], stopOnWin: false },
  }),
);

/** A desk as members build it: only valid selections are added to the slip. */
function deskOf(events: readonly DeskEvent[]): Desk {
  return events.reduce(
    (desk, each) => {
      const isWhole = desk.draft.selection.every((list) => list.length > 0);
      return each.type === 'lineAdded' && !isWhole ? desk : deskReducer(desk, each);
    },
    emptyDesk(lottery, 'straight'),
  );
}

const said = ({ lines, draft, draw, chase }: Desk) => ({
  draft: wireLineOf(draft),
  draw,
  chase: lines.length > 0 ? chase : null,
  lines: lines.map(wireLineOf),
});

beforeEach(() => sessionStorage.clear());

describe('a desk', () => {
  test('is restored as it was, after any events', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const desk = deskOf(events);
        keepDesk(lottery.code, desk);
        const found = keptDesk(lottery) ?? emptyDesk(lottery, 'straight');
        const isEmpty = desk.lines.length === 0 && desk.draft.selection.flat().length === 0;
        expect(said(found)).toEqual(said(isEmpty ? emptyDesk(lottery, 'straight') : desk));
        expect(new Set(found.lines.map(({ id }) => id)).size).toBe(found.lines.length);
        expect(found.lines.every(({ id }) => id < found.nextId)).toBe(true);
      }),
    );
  });

  test('is removed with its slip, and on sign-out', () => {
    const chosen = deskReducer(emptyDesk(lottery), {
      type: 'numbersChosen',
      selection: [['1'], ['2'], ['3']],
    });
    keepDesk(lottery.code, chosen);
    keepDesk(lottery.code, deskReducer(chosen, { type: 'slipCleared' }));
    expect(keptDesk(lottery)).toBeNull();
    keepDesk(lottery.code, chosen);
    sessionStorage.setItem('another', 'stays');
    clearStoredDesks();
    expect(keptDesk(lottery)).toBeNull();
    expect(sessionStorage.getItem('another')).toBe('stays');
  });
});

describe('invalid data in storage', () => {
  const line = { playType: 'straight', numbers: '1|2|3', unit: 1000, multiple: 1, rebate: 0 };
  const draft = { ...line, numbers: '||' };
  const write = (kept: unknown) => sessionStorage.setItem(NAME, JSON.stringify(kept));

  test.each([
    ['a plain string', 'x'],
    ['an older format', { draft, slip: [line] }],
    [
      'a play type that the lottery does not have',
      { draft: { ...draft, playType: 'none' }, lines: [], draw: null, chase: null },
    ],
    [
      'numbers for a different board',
      { draft: { ...draft, numbers: '1' }, lines: [], draw: null, chase: null },
    ],
    [
      'numbers that are not digits',
      { draft: { ...draft, numbers: '1|<b>|3' }, lines: [], draw: null, chase: null },
    ],
  ])('is ignored: %s', (_, kept) => {
    write(kept);
    expect(keptDesk(lottery)).toBeNull();
  });

  test.each([
    ['an incomplete line', { ...line, numbers: '1||3' }],
    ['an unknown unit', { ...line, unit: 7 }],
    ['a fractional multiple', { ...line, multiple: 0.5 }],
    ['an unknown rebate', { ...line, rebate: 12 }],
    ['another lottery’s play type', { ...line, playType: 'sides' }],
  ])('is dropped from the slip: %s', (_, bad) => {
    write({ draft, lines: [bad, line], draw: 'd-1', chase: null });
    const found = keptDesk(lottery);
    expect(found?.lines.map(({ selection }) => selection)).toEqual([[['1'], ['2'], ['3']]]);
  });

  test('gives no slip without a draw, and no chase without a slip', () => {
    write({ draft, lines: [line], draw: null, chase: { multiples: [1], stopOnWin: true } });
    expect(keptDesk(lottery)).toMatchObject({ lines: [], draw: null, chase: null });
  });
});

test('works without storing anything when storage is full', () => {
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    const chosen = deskReducer(emptyDesk(lottery), {
      type: 'numbersChosen',
      selection: [['1'], ['2'], ['3']],
    });
    expect(() => keepDesk(lottery.code, chosen)).not.toThrow();
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(keptDesk(lottery)).toBeNull();
});
