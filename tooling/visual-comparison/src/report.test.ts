import { expect, test } from 'vitest';

import type { StoryResult, ViewResult } from './compareStories.ts';
import { exitCodeOf, htmlReport, summaryOf } from './report.ts';
import type { Story } from './stories.ts';

const storyOf = (name: string): Story => ({
  id: `a--${name.toLowerCase()}`,
  title: 'A',
  name,
  importPath: './A.stories.tsx',
});

const viewOf = (share: number): ViewResult => ({
  view: '390 px, dark',
  share,
  pictures: { before: 'a.before.png', after: 'a.after.png', difference: 'a.difference.png' },
  errors: [],
});

const changed = (name: string, ...shares: number[]): StoryResult => ({
  before: storyOf(name),
  after: storyOf(name),
  views: shares.map(viewOf),
});
const added: StoryResult = { after: storyOf('Added'), views: [viewOf(1)] };
const removed: StoryResult = { before: storyOf('Removed'), views: [viewOf(1)] };
const failed: StoryResult = {
  ...changed('Failed', 1),
  views: [{ view: '390 px, dark', share: 1, pictures: {}, errors: ['after: It <broke>'] }],
};

const reportOf = (...results: StoryResult[]) => ({ commit: '0123456789', count: 9, results });

test('the summary counts each kind', () => {
  expect(summaryOf(reportOf(changed('B', 0.5), added, removed, failed))).toBe(
    '9 stories compared with 01234567: 1 failed, 1 changed, 1 new, 1 removed',
  );
});

test('the largest change comes first, by the view that differs most', () => {
  const html = htmlReport(
    reportOf(changed('Small', 0.1, 0.2), changed('Large', 0, 0.9), changed('Tiny', 0)),
  );
  const order = Array.from(html.matchAll(/<h3>A: (\w+)/gu), ([, name]) => name);
  expect(order).toEqual(['Large', 'Small', 'Tiny']);
});

test('pictures have a text, and a tiny share is not 0 %', () => {
  const html = htmlReport(reportOf(changed('B', 0.000012)));
  expect(html).toContain('390 px, dark: 0.0012 % of the pixels differ');
  expect(html).toContain(
    '<img src="pictures/a.difference.png" alt="A: B, 390 px, dark, difference" loading="lazy">',
  );
});

test('texts of stories cannot become markup', () => {
  const story = {
    ...storyOf('"><script>alert(1)</script>'),
    title: '</title><img src=x onerror=a>',
  };
  const html = htmlReport(reportOf({ ...added, after: story }, failed));
  expect(html).not.toMatch(/<script|<img src=x|It <broke/u);
  expect(html).toContain('&lt;/title&gt;&lt;img src=x onerror=a&gt;: &quot;&gt;&lt;script&gt;');
});

test('a moved story shows both ids', () => {
  const moved = { ...changed('B', 0.1), before: { ...storyOf('B'), id: 'old--b' } };
  expect(htmlReport(reportOf(moved))).toContain('<code>old--b → a--b</code>');
});

test('without differences the report says so', () => {
  expect(htmlReport(reportOf())).toContain('No story differs.');
});

test.each([
  ['nothing', [], 0, 0],
  ['a changed story', [changed('B', 0.1)], 1, 0],
  ['a story that cannot be drawn', [failed], 1, 0],
  ['new and removed stories', [added, removed], 0, 0],
])('%s: the exit code', (_, results, code, accepted) => {
  expect(exitCodeOf(results)).toBe(code);
  expect(exitCodeOf(results, true)).toBe(accepted);
});
