import { expect, test } from 'vitest';
import { containsWords, indexPlaces } from './places';

const find = indexPlaces([
  { id: '1', label: 'Lampara Studio', keywords: ['LMP'] },
  { id: '2', label: 'Studio Amihan' },
  { id: '3', label: 'ตารางโปรโมชัน' },
  { id: '4', label: 'Trung tâm trợ giúp', keywords: ['help'] },
  { id: '5', label: '帮助中心' },
]);
const ids = (text: string) => find(text).map(({ id }) => id);

test.each([
  ['lamp', ['1']],
  ['studio lampara', ['1']],
  ['lmapara', ['1']],
  ['lmp', ['1']],
  ['amihan studo', ['2']],
  ['ตาราง', ['3']],
  ['tro giup', ['4']],
  ['help', ['4']],
  ['帮助', ['5']],
  ['xyz', []],
  ['', []],
])('finds by “%s”', (text, expected) => {
  expect(ids(text)).toEqual(expected);
});

test('matches words in any order and without accents', () => {
  expect(containsWords('Señora Pilar’s Orchard', 'orchard senora')).toBe(true);
  expect(containsWords('Señora Pilar’s Orchard', 'orchard night')).toBe(false);
});
