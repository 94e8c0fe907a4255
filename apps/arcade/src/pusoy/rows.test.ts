import { arrange, type Card } from '@perya/game-engines/pusoy';
import { expect, it } from 'vitest';
import { findWeakRow, firstLayout, isWeakRow, toRows } from './rows';

const RANKS = '23456789TJQKA';
const card = (name: string): Card =>
  RANKS.indexOf(name.charAt(0)) * 4 + 'cdhs'.indexOf(name.charAt(1));
const CARDS = '7c 7d 7h Qc Qd 2s Ac 9d 4h'.split(' ').map(card);

it('starts with all nine cards in valid rows', () => {
  const rows = toRows(firstLayout(CARDS))!;
  expect(new Set(rows.flat())).toEqual(new Set(CARDS));
  expect(findWeakRow(rows)).toBeUndefined();
});

it('finds the first row that is weaker than the previous one', () => {
  const [front, middle, back] = arrange(CARDS);
  expect(findWeakRow([front, middle, back])).toBeUndefined();
  expect(findWeakRow([front, back, middle])).toBe(2);
  expect(findWeakRow([back, middle, front])).toBe(1);
  expect([0, 1, 2].map((row) => isWeakRow([back, middle, front], row))).toEqual([
    false,
    true,
    true,
  ]);
});

it('has no rows before a deal', () => {
  expect(toRows([])).toBeUndefined();
});
