import { LANGUAGE_CODES } from '@perya/i18n/core';
import { describe, expect, it } from 'vitest';
import { helpIn } from './help';

const FACTS = {
  brand: 'A & B',
  age: 21,
  minutes: 2,
  withdrawMin: { minor: 200_00n, currency: 'PHP' },
  receiptMinutes: 36 * 60,
};
const PAGES = ['/promotions', '/pointMall', '/down', '/helpmc?view=speed', '/?member=ownData'];

const articlesIn = (language: string) =>
  helpIn(language, FACTS).flatMap(({ articles }) => articles);
const tagsIn = (html: string) => html.match(/<[^>]+>/g) ?? [];

/** The tags that aren't closed, or are closed in the wrong order. */
function unclosedTags(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (slash === '') open.push(tag);
    else if (open.pop() !== tag) return [...open, tag];
  }
  return open;
}

describe.each(LANGUAGE_CODES)('the help center in %s', (language) => {
  it('has the same markup and links as in English', () => {
    const markup = articlesIn(language).map(({ id, html }) => [id, tagsIn(html)]);
    expect(markup).toEqual(articlesIn('EN').map(({ id, html }) => [id, tagsIn(html)]));
  });

  it('inserts the brand’s values as text, and the site’s labels', () => {
    const text = JSON.stringify(helpIn(language, FACTS));
    expect(text).not.toMatch(/[{}]{2}|\$t\(|label\./);
    expect(text).toContain('A &amp; B');
  });
});

it('closes its tags and links only to pages of the site', () => {
  const contents = articlesIn('EN').map(({ html }) => html);
  expect(contents.flatMap(unclosedTags)).toEqual([]);
  const links = contents.flatMap((html) =>
    [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
  );
  const articles = articlesIn('EN').map(({ id }) => `/helpmc?article=${id}`);
  expect([...PAGES, ...articles]).toEqual(expect.arrayContaining(links));
});

it.each(LANGUAGE_CODES)(
  'has terms of use with the brand’s age and payout rules in %s',
  (language) => {
    const topic = helpIn(language, FACTS).find(({ id }) => id === 'terms');
    expect(topic?.articles.map(({ id }) => id)).toEqual(['terms', 'privacy']);
    const terms = topic?.articles[0]?.html ?? '';
    for (const number of ['21', '200.00', '36']) expect(terms).toContain(number);
  },
);

it('has no duplicate articles', () => {
  const ids = articlesIn('EN').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(20);
});

it('falls back to English for a language without texts', () => {
  expect(helpIn('XX', FACTS)).toEqual(helpIn('EN', FACTS));
});
