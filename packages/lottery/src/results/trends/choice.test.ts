import { expect, test } from 'vitest';
import { readChoice, writeChoice } from './choice';

const windows = [50, 30, 100];
const read = (text: string) => readChoice(new URLSearchParams(text), windows);

test('uses defaults for missing or invalid parameters', () => {
  const usual = { subject: undefined, last: 50, form: 'charts' };
  expect(read('')).toEqual(usual);
  expect(read('last=7&as=song')).toEqual(usual);
});

test('writes a URL that parses to the same selection, and keeps other parameters', () => {
  for (const last of windows) {
    for (const form of ['charts', 'tables'] as const) {
      const choice = { subject: 'place-2', last, form };
      const address = writeChoice(new URLSearchParams('gameCode=X&last=7'), choice, windows);
      expect(readChoice(address, windows)).toEqual(choice);
      expect(address.get('gameCode')).toBe('X');
    }
  }
});
