import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const FOLDER = new URL('../../../docs/tours/', import.meta.url);
const TOURS = globSync('*.md', { cwd: FOLDER }).toSorted();

test.each(TOURS)('%s links to existing files, and names what they contain', (tour) => {
  const lines = readFileSync(new URL(tour, FOLDER), 'utf8').split('\n');
  expect(lines.some((line) => LINK.test(line))).toBe(true);
  expect(
    lines.flatMap((line, index) => errorsOf(line).map((error) => `line ${index + 1}: ${error}`)),
  ).toEqual([]);
});

describe('a line', () => {
  test.each([
    ['[a](../../README.md) has `pnpm`.', []],
    ['[a](../../README.md) and [b](../../package.json) have `a name`.', []],
    ['`a name` without a link.', []],
    ['[a](../../gone.md) has `pnpm`.', ['../../gone.md does not exist.']],
    ['[`a`](../../README.md) has `a name`.', ['`a name` is not in ../../README.md.']],
  ])('%s has the errors %j', (line, errors) => {
    expect(errorsOf(line)).toEqual(errors);
  });
});

const LINK = /\[[^\]]*\]\((\.[^)]*)\)/;

/** Errors in a line: names in backticks must occur in the file that it links, if it links exactly one. */
function errorsOf(line: string): string[] {
  const links = [...line.matchAll(new RegExp(LINK, 'g'))].map(([, path = '']) => path);
  const gone = links.filter((path) => !existsSync(fileURLToPath(new URL(path, FOLDER))));
  const [path] = links;
  if (gone.length > 0 || path === undefined || links.length > 1) {
    return gone.map((each) => `${each} does not exist.`);
  }
  const text = readFileSync(new URL(path, FOLDER), 'utf8');
  return [...line.replace(LINK, '').matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !text.includes(name))
    .map((name) => `\`${name}\` is not in ${path}.`);
}
