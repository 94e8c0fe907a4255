import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

import type { MessageTree } from './catalogue';
import { LANGUAGE_CODES, type LanguageCode } from './languages';
import {
  checkCatalogues,
  checkGlossary,
  checkTranslations,
  readGlossary,
  type CheckOptions,
} from './testing';

type Files = Record<'en' | 'ty' | 'cn' | 'id' | 'th' | 'vi' | 'fil', MessageTree>;

/** A package without errors. */
const GOOD: Files = {
  en: {
    card: { play: 'Play <b>{{name}}</b>', left_one: 'One left', left_other: '{{count}} left' },
  },
  ty: {
    card: {
      play: 'Laruin ang <b>{{name}}</b>',
      left_one: '{{count}} natira',
      left_other: '{{count}} na natira',
    },
  },
  fil: {
    card: {
      play: 'Laruin ang <b>{{name}}</b>',
      left_one: '{{count}} ang natira',
      left_other: '{{count}} na ang natira',
    },
  },
  cn: { card: { play: '玩 <b>{{name}}</b>', left_other: '剩余 {{count}}' } },
  id: { card: { play: 'Main <b>{{name}}</b>', left_other: 'Sisa {{count}}' } },
  th: { card: { play: 'เล่น <b>{{name}}</b>', left_other: 'เหลือ {{count}}' } },
  vi: { card: { play: 'Chơi <b>{{name}}</b>', left_other: 'Còn {{count}}' } },
};
const SOURCE = "t('card.play', { name }); t(`card.left`, { count });";

function check(
  change: Partial<Files> = {},
  {
    source = SOURCE,
    glossary = { concepts: {}, loanWords: {} },
    ...options
  }: CheckOptions & { source?: string } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
  mkdirSync(join(folder, 'locales'));
  for (const [name, tree] of Object.entries({ ...GOOD, ...change })) {
    writeFileSync(join(folder, 'locales', `${name}.json`), JSON.stringify(tree));
  }
  writeFileSync(join(folder, 'Card.tsx'), source);
  writeFileSync(join(folder, 'Card.test.tsx'), "t('card.onlyInTests')");
  return checkCatalogues(pathToFileURL(join(folder, 'locales.test.ts')).href, {
    glossary,
    ...options,
  });
}

const th = (card: MessageTree) => ({
  th: { card: { ...(GOOD.th['card'] as MessageTree), ...card } },
});
const en = (card: MessageTree) => ({
  en: { card: { ...(GOOD.en['card'] as MessageTree), ...card } },
});

it('finds no errors in a complete package', () => {
  expect(check()).toEqual([]);
});

it.each<[what: string, change: Partial<Files>, error: RegExp]>([
  [
    'a missing key',
    { th: { card: { play: 'เล่น <b>{{name}}</b>' } } },
    /^th\.json: card\.left_other is missing/,
  ],
  ['a key that English lacks', th({ pause: 'หยุด' }), /^th\.json: card\.pause is not in en\.json/],
  [
    'a plural form that the language does not have',
    th({ left_one: 'เหลือ {{count}}' }),
    /^th\.json: card\.left_one .*plural form/,
  ],
  [
    'a plural form of several numbers without its count',
    {
      ty: {
        card: {
          play: 'Laruin ang <b>{{name}}</b>',
          left_one: 'isa na lang',
          left_other: '{{count}} na natira',
        },
      },
    },
    /^ty\.json: card\.left_one lacks \{\{count\}\}/,
  ],
  [
    'a missing placeholder',
    th({ play: 'เล่น <b>เกม</b>' }),
    /^th\.json: card\.play lacks \{\{name\}\}/,
  ],
  [
    'a misspelt placeholder',
    th({ play: 'เล่น <b>{{name}}</b> {{nmae}}' }),
    /^th\.json: card\.play has \{\{nmae\}\}/,
  ],
  [
    'a missing quote of another text',
    { ...en({ help: 'Press $t(card.play)' }), ...th({ help: 'กด เล่น' }) },
    /^th\.json: card\.help has other references/,
  ],
  ['a missing tag', th({ play: 'เล่น {{name}}' }), /^th\.json: card\.play has other tags/],
  [
    'an untranslated text',
    { id: { card: { play: 'Play <b>{{name}}</b>', left_other: 'Sisa {{count}}' } } },
    /^id\.json: card\.play isn't translated/,
  ],
  ['an empty text', th({ play: ' ' }), /^th\.json: card\.play is empty/],
  [
    'spaces around a text',
    th({ left_other: 'เหลือ {{count}} ' }),
    /^th\.json: card\.left_other begins or ends/,
  ],
])('finds %s', (_, change, error) => {
  const errors = check(change);
  expect(errors).toContainEqual(expect.stringMatching(error));
});

it('reports a Thai text without a Thai letter', () => {
  expect(check(th({ play: 'Len <b>{{name}}</b>' }))).toEqual([
    "th.json: card.play isn't translated: translate it, or list its loan words (len).",
  ]);
});

it('reports a key that only tests use', () => {
  const extra = (word: string) => ({ onlyInTests: word });
  const files = Object.fromEntries(
    Object.entries(GOOD).map(([name, tree]) => [
      name,
      { card: { ...(tree['card'] as MessageTree), ...extra(`${name} ไทย 中`) } },
    ]),
  );
  expect(check(files)).toEqual(['en.json: card.onlyInTests is used by no source file.']);
  expect(check(files, { usedElsewhere: ['card.only*'] })).toEqual([]);
});

it('looks for the keys in the configured sources', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'sources-'));
  writeFileSync(join(elsewhere, 'Card.tsx'), SOURCE);
  expect(check({}, { source: '', usedBy: elsewhere })).toEqual([]);
  expect(check({}, { usedBy: join(elsewhere, 'nothing', 'index.ts') })).toHaveLength(2);
});

it('recognizes keys built by a template, unless it has no fixed prefix', () => {
  expect(check({}, { source: 't(`card.${action}`, { count })' })).toEqual([]);
  expect(check({}, { source: 't(`${group}.play`); t(`${group}.left`)' })).toHaveLength(2);
});

it('accepts identical texts of loan words, and texts without words', () => {
  const same = Object.fromEntries(
    Object.keys(GOOD).map((name) => [name, { vip: 'VIP', dash: '{{a}} – {{b}}' }]),
  );
  const source = "t('vip'); t('dash')";
  const loanWords = inAll(() => ['vip']);
  expect(check(same, { source, glossary: { concepts: {}, loanWords } })).toEqual([]);
  expect(check(same, { source })).toContain(
    "ty.json: vip isn't translated: translate it, or list its loan words (vip).",
  );
});

const inAll = <T>(value: (code: LanguageCode) => T) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, value(code)])) as Record<LanguageCode, T>;

it('reports words that the glossary avoids, and labels that are not its terms', () => {
  const concepts = {
    game: {
      ...inAll((code) => ({ terms: [`${code} game`] })),
      EN: { terms: ['game'], avoid: ['title'] },
      TH: { terms: ['เกม', 'เกมส์'], avoid: ['การละเล่น'] },
      VI: { terms: ['trò chơi'], avoid: ['trò'] },
    },
  };
  const texts = (game: string, best: string) => ({ card: { game, best } });
  const files = Object.fromEntries(
    Object.keys(GOOD).map((name) => [name, texts(`${name} Game`, 'GOOD 好 ดี')]),
  );
  const errors = check(
    {
      ...files,
      en: texts('Game', 'Best title of <b>{{title}}</b>, subtitles'),
      th: texts('เกมส์', 'การละเล่นที่ดี <b>{{title}}</b>'),
      vi: texts('Trò', 'Trò chơi'),
    },
    { source: "t('card.game'); t('card.best')", glossary: { concepts, loanWords: {} } },
  );
  expect(errors.filter((error) => /says|glossary/.test(error))).toEqual([
    'en.json: card.best says "title": the glossary says "game".',
    'th.json: card.best says "การละเล่น": the glossary says "เกม".',
    'vi.json: card.game says "Trò": the glossary says "trò chơi".',
    'vi.json: card.game is "Trò": the glossary has "trò chơi".',
    'vi.json: card.best says "Trò": the glossary says "trò chơi".',
  ]);
  expect(check({ th: files['th'] as MessageTree }, { otherWords: ['card.*'] })).not.toContainEqual(
    expect.stringMatching(/glossary/),
  );
});

it('finds missing terms and concepts with one name', () => {
  const concept = (term: string, sameNameAs?: string[]) => ({
    ...inAll(() => ({ terms: [term] })),
    CN: { terms: [] },
    ...(sameNameAs && { sameNameAs }),
  });
  const concepts = {
    draw: concept('draw'),
    tie: concept('draw', ['draw']),
    round: concept('draw'),
  };
  const errors = checkGlossary({ concepts, loanWords: {} });
  expect(errors).toContain('draw has no term in CN.');
  expect(errors).toContain(
    'round and tie are both "draw" in TY: list one in the other\'s sameNameAs.',
  );
  expect(errors).not.toContainEqual(expect.stringMatching(/^tie and draw/));
});

it('rejects two concepts with one id', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glossary-'));
  for (const topic of ['games', 'money']) {
    writeFileSync(join(folder, `${topic}.json`), JSON.stringify({ stake: {} }));
  }
  expect(() => readGlossary(folder)).toThrow('two concepts with the id "stake"');
});

it('reports a file that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
  expect(checkCatalogues(folder)).toHaveLength(7);
  expect(checkCatalogues(folder)[0]).toMatch(/^en\.json: cannot be read/);
  expect(check(en({ extra: 'x' }))).toContainEqual(expect.stringMatching(/extra is missing/));
});

it('checks texts that are stored with their translations', () => {
  const good = inAll((code) => (code === 'EN' ? 'A {{count}}' : 'เล่น 玩 {{count}}'));
  const glossary = { concepts: {}, loanWords: {} };
  const { TH: _, ...withoutThai } = good;
  const errors = checkTranslations(
    { good, withoutThai, other: { ...good, VI: 'Chơi {{amount}}' } },
    { glossary },
  );
  expect(errors).toEqual([
    'withoutThai is missing in TH.',
    'other (VI) lacks {{count}}.',
    'other (VI) has {{amount}}, which en.json lacks.',
  ]);
});
