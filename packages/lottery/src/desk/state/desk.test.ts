import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { deskReducer, emptyDesk, playTypeOf, wireLineOf, type Desk, type DeskEvent } from './desk';
import { storyLottery } from '../testDesk';

const lottery = storyLottery('PH_3D');
const straight = playTypeOf(lottery, 'straight');
const rambolito = playTypeOf(lottery, 'rambolito');

const after = (...events: DeskEvent[]): Desk => events.reduce(deskReducer, emptyDesk(lottery));
const numbers = (text: string): DeskEvent => ({
  type: 'numbersChosen',
  selection: text.split('|').map((list) => list.split(',')),
});
const added: DeskEvent = { type: 'lineAdded', draw: 'd-1' };

describe('the slip', () => {
  test('is for the draw of its first line, regardless of later sales', () => {
    const desk = after(numbers('1|2|3'), added, numbers('4|5|6'), {
      type: 'lineAdded',
      draw: 'd-2',
    });
    expect(desk.lines.map(wireLineOf).map(({ numbers: text }) => text)).toEqual(['1|2|3', '4|5|6']);
    expect(desk.draw).toBe('d-1');
  });

  test('moves to another draw only on request', () => {
    const desk = after(numbers('1|2|3'), added, { type: 'movedToDraw', draw: 'd-2' });
    expect(desk.draw).toBe('d-2');
    expect(desk.lines).toHaveLength(1);
  });

  test('has no draw and no chase without a line', () => {
    const chased = after(numbers('1|2|3'), added, {
      type: 'chaseChanged',
      chase: { multiples: [1, 2], stopOnWin: true },
    });
    const desk = deskReducer(chased, { type: 'lineRemoved', id: 1 });
    expect(desk).toMatchObject({ lines: [], draw: null, chase: null });
  });

  test('writes an edited line back to its position', () => {
    const desk = after(
      numbers('1|2|3'),
      added,
      numbers('4|5|6'),
      added,
      { type: 'lineEdited', id: 1 },
      numbers('7|8|9'),
      added,
    );
    expect(desk.lines.map(({ id, selection }) => [id, selection.flat().join('')])).toEqual([
      [1, '789'],
      [2, '456'],
    ]);
    expect(desk.editing).toBeNull();
  });

  test('keeps a line whose edit is abandoned', () => {
    const desk = after(numbers('1|2|3'), added, { type: 'lineEdited', id: 1 }, numbers('7|8|9'), {
      type: 'editAbandoned',
    });
    expect(desk.lines[0]?.selection.flat()).toEqual(['1', '2', '3']);
    expect(desk.draft.selection.flat()).toEqual([]);
  });
});

describe('the board', () => {
  test('is cleared for another play type, and keeps the stakes', () => {
    const desk = after(
      numbers('1|2|3'),
      { type: 'stakesChanged', stakes: { multiple: 7 } },
      { type: 'playTypeChosen', playType: rambolito },
    );
    expect(desk.draft).toMatchObject({ playType: 'rambolito', selection: [[]], multiple: 7 });
  });

  test('stays as it is for the same play type', () => {
    const desk = after(numbers('1|2|3'));
    expect(deskReducer(desk, { type: 'playTypeChosen', playType: straight })).toBe(desk);
  });
});

test('gives lines unique ids, and no draw to a slip without lines, after any events', () => {
  const event: fc.Arbitrary<DeskEvent> = fc.oneof(
    fc.constant(numbers('1|2|3')),
    fc.constant(added),
    fc.constant<DeskEvent>({ type: 'playTypeChosen', playType: rambolito }),
    fc.constant<DeskEvent>({ type: 'playTypeChosen', playType: straight }),
    fc.nat(6).map((id): DeskEvent => ({ type: 'lineRemoved', id })),
    fc.nat(6).map((id): DeskEvent => ({ type: 'lineEdited', id })),
    fc.constant<DeskEvent>({ type: 'editAbandoned' }),
    fc.constant<DeskEvent>({ type: 'slipCleared' }),
    fc.constant<DeskEvent>({
      type: 'linesRepeated',
      draw: 'd-3',
      lines: [
        {
          playType: 'straight',
          selection: [['1'], ['2'], ['3']],
          unit: 1000,
          multiple: 1,
          rebate: 0,
        },
      ],
    }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const { lines, draw, editing } = after(...events);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      expect(draw === null).toBe(lines.length === 0);
      expect([null, ...lines.map(({ id }) => id)]).toContain(editing);
    }),
  );
});
