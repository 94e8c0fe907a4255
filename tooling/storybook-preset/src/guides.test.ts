import { expect, test } from 'vitest';

import { guides, pageOf, type Guide } from './guides.ts';

const GUIDE: Guide = { file: 'docs/tours/a.md', text: '', title: 'Start/A', id: 'start-a--docs' };
const PAGES = new Map([['docs/brands.md', 'start-guides-brand-guide--docs']]);
const page = (text: string) => pageOf({ ...GUIDE, text }, PAGES, '/pages');

test.each([
  ['[a](../brands.md)', '[a](?path=/docs/start-guides-brand-guide--docs)'],
  ['[a](../brands.md#fields)', '[a](?path=/docs/start-guides-brand-guide--docs)'],
  ['[a](../../package.json)', '[a](https://github.com/perya/perya/blob/main/package.json)'],
  ['[a](https://example.com)', '[a](https://example.com)'],
  ['[a](#b)', '[a](#b)'],
  ['```\n[a](../brands.md)\n```', '```\\n[a](../brands.md)\\n```'],
])('%j is drawn as %j', (text, drawn) => {
  expect(page(text)).toContain(`<Guide>{"${drawn}"}</Guide>`);
});

test('a picture is imported', () => {
  const text = page('![A](../pictures/home.webp)');
  expect(text).toMatch(/^import picture0 from '.*docs\/pictures\/home\.webp';\n/u);
  expect(text).toContain(`{"![A](picture:0)".replace('picture:0', picture0)}`);
});

test('each document has a page of its own', () => {
  const all = guides();
  const files = all.map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'docs/brands.md', 'packages/ui-kit/README.md']),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ title }) => title.endsWith('/'))).toEqual([]);
});
