import { expect, test } from 'vitest';
import { readableDiff } from './diff.ts';

test('marks removed and added lines, with two lines around them', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const after = before.with(4, 'E');
  expect(readableDiff(before.join('\n'), after.join('\n')).split('\n')).toEqual([
    '  …',
    '  c',
    '  d',
    '- e',
    '+ E',
    '  f',
    '  g',
  ]);
});

test('shows changes apart from each other separately', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const after = [...before.slice(1), 'j'];
  expect(readableDiff(before.join('\n'), after.join('\n'))).toBe(
    '- a\n  b\n  c\n  …\n  h\n  i\n+ j',
  );
});
