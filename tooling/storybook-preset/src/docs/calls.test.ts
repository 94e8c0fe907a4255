import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

import { contract } from '@perya/api-client/openapi';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
/** Sources that pages of every package share. */
const SHARED = ['packages/page-kit/src', 'packages/session/src'];
const ids = new Set<string>(Object.values(contract).map(({ id }) => id));

const pages = globSync(['packages/*/src/**/*.mdx', 'apps/web/app/**/*.mdx'], { cwd: ROOT })
  .map((file) => ({ file, calls: callsOf(readFileSync(join(ROOT, file), 'utf8')) }))
  .filter(({ calls }) => calls.length > 0);

/** The names that a docs page passes to `<Calls>`. */
function callsOf(page: string): string[] {
  return [...page.matchAll(/<Calls\s+names="([^"]*)"/gu)].flatMap(([, names = '']) =>
    names.split(', '),
  );
}

/** The site shows the pages of all packages. */
const foldersOf = (file: string): string[] =>
  file.startsWith('apps')
    ? ['apps/web/app', 'packages/*/src']
    : [file.split(sep).slice(0, 3).join('/'), ...SHARED];

const wordsIn = new Map<string, ReadonlySet<string>>();

/** The words of the sources in a folder, without tests and stories. */
function wordsOf(folder: string): ReadonlySet<string> {
  const known = wordsIn.get(folder);
  if (known) return known;
  const words = new Set(
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })
      .filter((file) => !/(?:\.test|\.stories|[tT]esting)\.tsx?$/u.test(file))
      .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/\w+/gu) ?? []),
  );
  wordsIn.set(folder, words);
  return words;
}

test('docs pages list calls', () => {
  expect(pages.length).toBeGreaterThan(40);
});

describe.each(pages)('$file', ({ file, calls }) => {
  test('lists calls of the contract that its package makes', () => {
    const folders = foldersOf(join(dirname(file), ''));
    const wrong = calls.filter(
      (call) => !ids.has(call) || !folders.some((folder) => wordsOf(folder).has(call)),
    );
    expect(wrong).toEqual([]);
  });
});
