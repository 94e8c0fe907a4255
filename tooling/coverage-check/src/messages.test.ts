import { describe, expect, test } from 'vitest';
import { sentNames, findUnraisedKeys, findUntranslatedKeys, type SentNames } from './messages';
import { callerSources, gatewaySources, readRoot } from './workspace';

describe('translations', () => {
  const sources = gatewaySources().map(sentNames);
  const all = <Kind extends keyof SentNames>(kind: Kind) =>
    sources.flatMap((names) => names[kind] as SentNames[Kind][number][]);
  const read = (path: string) => JSON.parse(readRoot(`packages/i18n/src/${path}`)) as object;
  const catalogue = {
    ...(read('locales/en.json') as { pattern: object }),
    ...read('account-errors/locales/en.json'),
  };

  test('exist for every message key that the gateway sends', () => {
    const keys = all('messageKeys');
    expect(new Set(keys.map(({ name }) => name)).size).toBeGreaterThan(20);
    expect(findUntranslatedKeys(keys, catalogue)).toEqual([]);
  });

  test('exist only for errors that something raises', () => {
    expect(findUnraisedKeys(catalogue, [...gatewaySources(), ...callerSources()])).toEqual([]);
  });

  test('have keys that can be determined statically', () => {
    expect(all('unread')).toEqual([]);
  });

  test('exist for every pattern of a registration rule', () => {
    const ids = all('patternIds');
    expect(ids.length).toBeGreaterThan(4);
    expect(findUntranslatedKeys(ids, catalogue.pattern)).toEqual([]);
  });
});

describe('parsing a source', () => {
  const read = (text: string) => {
    const { messageKeys, patternIds, unread } = sentNames({ path: 'a.ts', text });
    return {
      keys: messageKeys.map(({ name }) => name),
      patterns: patternIds.map(({ name }) => name),
      unread: unread.length,
    };
  };

  test.each([
    ['a literal', `throw new Rejection(404, 'GONE', 'not_found');`, ['not_found']],
    [
      'a literal in a call on several lines',
      `new Rejection(\n  429,\n  'BUSY',\n  "busy",\n  { params: {} },\n)`,
      ['busy'],
    ],
    [
      'both branches of a conditional',
      `new Rejection(400, 'X', late ? 'late' : 'early')`,
      ['late', 'early'],
    ],
    [
      'the return values of a function in the same file',
      `new Rejection(400, code, wordsOf(code));
       function wordsOf(code: string): string { if (code) return 'one'; return 'other'; }`,
      ['one', 'other'],
    ],
    [
      'the return value of an arrow function',
      `const w = () => 'word'; new Rejection(400, 'X', w());`,
      ['word'],
    ],
    [
      'the key of an envelope',
      `rejected({ code: 'GONE', messageKey: 'not_found' })`,
      ['not_found'],
    ],
  ])('finds %s', (_, text, keys) => {
    expect(read(text)).toEqual({ keys, patterns: [], unread: 0 });
  });

  test.each([
    ['a comment', `// new Rejection(404, 'GONE', 'not_found')`],
    ['a string', `const example = "new Rejection(404, 'GONE', 'not_found')";`],
    ['another class', `new OtherError(404, 'GONE', 'not_found')`],
    ['a key that is passed on', `({ code, messageKey }) => rejected({ code, messageKey })`],
  ])('ignores %s', (_, text) => {
    expect(read(text)).toEqual({ keys: [], patterns: [], unread: 0 });
  });

  test.each([
    ['a template', 'new Rejection(404, "GONE", `not_${what}`)'],
    ['a variable', `new Rejection(404, 'GONE', key)`],
    ['a function of another file', `new Rejection(404, 'GONE', keyOf(error))`],
  ])('reports %s', (_, text) => {
    expect(read(text)).toEqual({ keys: [], patterns: [], unread: 1 });
  });

  test('finds the pattern ids of rules, not of their schema', () => {
    const text = `const rule = { patternId: 'digits' }; const schema = { patternId: v.string() };`;
    expect(read(text)).toEqual({ keys: [], patterns: ['digits'], unread: 0 });
  });

  test('reports a file that cannot be parsed', () => {
    expect(() => read('const = ;')).toThrow('a.ts cannot be parsed');
  });
});

describe('an error key', () => {
  const raisedBy = (text: string, catalogue: object) =>
    findUnraisedKeys(catalogue, [{ path: 'a.ts', text }]);

  test.each([
    ['a literal', `new Rejection(404, 'GONE', 'gone')`],
    ['a key with its namespace', `t('errors:gone')`],
    ['a name in a table', `const FIELDS = { gone: 'email' };`],
  ])('is raised by %s', (_, text) => {
    expect(raisedBy(text, { gone: 'Gone.' })).toEqual([]);
    expect(raisedBy(text, { gone_one: 'One gone.', gone_other: 'Gone.' })).toEqual([]);
    expect(raisedBy(text, { pattern: { gone: 'Gone.' } })).toEqual([]);
  });

  test.each([
    ['a comment', `// 'gone'`],
    ['a longer literal', `const text = 'it is gone';`],
    ['a variable of that name', `const gone = 1;`],
  ])('is not raised by %s', (_, text) => {
    expect(raisedBy(text, { gone: 'Gone.' })).toEqual([
      '"gone" is raised by no source: raise it, or delete it from the catalogues.',
    ]);
  });
});

describe('a key', () => {
  const sent = [{ name: 'gone', at: 'a.ts:3' }];

  test('has a translation of its own or as a plural', () => {
    expect(findUntranslatedKeys(sent, { gone: 'Gone.' })).toEqual([]);
    expect(findUntranslatedKeys(sent, { gone_one: 'One gone.', gone_other: 'Gone.' })).toEqual([]);
  });

  test('without a translation is reported with its location', () => {
    expect(findUntranslatedKeys(sent, { form: 'x' })).toEqual([
      'a.ts:3: "gone" has no text in the error catalogues of packages/i18n.',
    ]);
  });

  test('is found in its group', () => {
    const inGroup = [{ name: 'form.gone', at: 'a.ts:3' }];
    expect(findUntranslatedKeys(inGroup, { form: { gone: 'Gone.' } })).toEqual([]);
    expect(findUntranslatedKeys(inGroup, { gone: 'Gone.', form: {} })).toHaveLength(1);
  });

  test('is not found in a group of that name', () => {
    expect(findUntranslatedKeys(sent, { gone: { title: 'Gone.' } })).toHaveLength(1);
  });
});
