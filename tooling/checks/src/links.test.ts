import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { anchorsIn, linkErrors, linksIn } from './links.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The documents of the repository, committed or not. */
const DOCUMENTS = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', '*.mdx'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '');

test('links between documents, and to files, lead somewhere', () => {
  expect(DOCUMENTS).toContain('README.md');
  expect(DOCUMENTS.flatMap((document) => linkErrors(ROOT, document))).toEqual([]);
});

describe('a document', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'perya-links-'));
    mkdirSync(join(root, 'docs'));
    writeFileSync(join(root, 'README.md'), '# Start\n\n## Do `this`, then that\n');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each([
    ['[a](../README.md)', []],
    ['[a](../README.md#do-this-then-that)', []],
    ['[a](#own)\n\n## Own', []],
    ['[a](https://example.com/x) and <http://localhost:4173>', []],
    ['[a](?path=/docs/start-home--docs)', []],
    ['`[a](gone.md)`', []],
    ['Text\n\n[a](gone.md)', ['docs/page.md:3: gone.md does not exist.']],
    ['![a](gone.png)', ['docs/page.md:1: gone.png does not exist.']],
    ['[a](../README.md#gone)', ['docs/page.md:1: ../README.md#gone: there is no such heading.']],
    ['[a](#gone)', ['docs/page.md:1: #gone: there is no such heading.']],
    ['[a][b]\n\n[b]: gone.md', ['docs/page.md:1: gone.md does not exist.']],
    ['| [a](gone.md) |\n| --- |\n| b |', ['docs/page.md:1: gone.md does not exist.']],
    ['[a](http://example.com)', ['docs/page.md:1: http://example.com is not encrypted.']],
  ])('%j has the errors %j', (text, errors) => {
    writeFileSync(join(root, 'docs', 'page.md'), text);
    expect(linkErrors(root, 'docs/page.md')).toEqual(errors);
  });
});

test('links in lists are found on their lines', () => {
  expect(linksIn('- a\n- [b](c.md)')).toEqual([{ target: 'c.md', line: 2 }]);
});

test('headings with the same text have numbered anchors', () => {
  expect(anchorsIn('# A\n\n## B\n\n## B\n')).toEqual(new Set(['a', 'b', 'b-1']));
});
