import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readWords, sampleWords, wordsPage } from './words.ts';

function rootWith(english: object, thai: object): string {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  const folder = join(root, 'packages/shop/src/cart/locales');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'en.json'), JSON.stringify(english));
  writeFileSync(join(folder, 'th.json'), JSON.stringify(thai));
  return root;
}

it('prints the texts of a language beside the English ones', () => {
  const root = rootWith(
    { pay: 'Pay', items_one: 'One item', items_other: '{{count}} items' },
    { pay: 'จ่าย', items_other: '{{count}} ชิ้น' },
  );
  expect(wordsPage(readWords(root, 'TH'))).toBe(
    'Pay\nจ่าย\n    packages/shop/src/cart pay\n\n' +
      '{{count}} items\n{{count}} ชิ้น\n    packages/shop/src/cart items_other\n',
  );
});

it('samples texts at random, in their order', () => {
  const rows = ['a', 'b', 'c', 'd'].map((key) => ({ key, english: key, text: key }));
  const orders = [0.9, 0.1, 0.5, 0.2];
  const sample = sampleWords(rows, 3, () => orders.shift() ?? 0);
  expect(sample.map(({ key }) => key)).toEqual(['b', 'c', 'd']);
  expect(sampleWords(rows, 10)).toEqual(rows);
});
