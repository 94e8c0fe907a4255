import { describe, expect, it } from 'vitest';
import { HELP_TEXTS, helpIn } from './help';

const en = HELP_TEXTS.EN;

const FACTS = { brand: 'A & B', age: 21, minutes: 2 };
const OWN_LETTERS: Readonly<Record<string, RegExp>> = {
  CN: /\p{Script=Han}/u,
  TH: /\p{Script=Thai}/u,
};
const PAGES = ['/promotions', '/pointMall', '/down', '/helpmc?view=speed'];

/** The result of `look` for each article's content, by article id. */
function ofEach<T>({ articles }: typeof en, look: (content: string) => T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(articles).map(([id, { content }]) => [id, look(content)]),
  );
}

const tagsIn = (html: string) => html.match(/<[^>]+>/g);
const placesIn = (html: string) => html.match(/\{\w+\}/g)?.toSorted();

/** The tags that aren't closed, or are closed in the wrong order. */
function looseTags(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (slash === '') open.push(tag);
    else if (open.pop() !== tag) return [...open, tag];
  }
  return open;
}

describe.each(Object.entries(HELP_TEXTS))('the help centre in %s', (language, texts) => {
  it('has the same markup, links and placeholders as in English', () => {
    expect(ofEach(texts, tagsIn)).toEqual(ofEach(en, tagsIn));
    expect(ofEach(texts, placesIn)).toEqual(ofEach(en, placesIn));
  });

  it('inserts the brand’s values as text', () => {
    const text = JSON.stringify(helpIn(language, FACTS));
    expect(text).not.toMatch(/\{(?:brand|age|minutes)\}/);
    expect(text).toContain('A &amp; B');
  });

  // The other languages are compared with English.
  if (language === 'EN') return;

  it('is translated', () => {
    const letters = OWN_LETTERS[language] ?? /\p{L}/u;
    const untranslated = Object.entries(en.articles).filter(([id, original]) => {
      const { title, content } = texts.articles[id as keyof typeof en.articles];
      return title === original.title || content === original.content || !letters.test(title);
    });
    expect(untranslated.map(([id]) => id)).toEqual([]);
  });
});

it('closes its tags and links only to pages of the site', () => {
  expect(Object.values(ofEach(en, looseTags)).flat()).toEqual([]);
  const links = Object.values(
    ofEach(en, (html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)),
  );
  expect(PAGES).toEqual(expect.arrayContaining(links.flat()));
});

it('has no duplicate articles', () => {
  const ids = helpIn('EN', FACTS).flatMap(({ articles }) => articles.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(20);
});

it('falls back to English for a language without texts', () => {
  expect(helpIn('XX', FACTS)).toEqual(helpIn('EN', FACTS));
});
