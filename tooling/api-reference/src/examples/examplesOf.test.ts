import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFixture } from '../fixture.ts';
import { readPublicPackages } from '../publicPackages.ts';
import { examplesOf } from './examplesOf.ts';

const EXAMPLE = '```ts\ndraw();\n```\n';
const COMMENT = '/**\n * @example\n * ```ts\n * draw();\n * ```\n */\n';

function resultOf(files: Readonly<Record<string, string>>) {
  const root = createFixture(files);
  const [cards] = readPublicPackages(root);
  if (cards === undefined) throw new Error(`No package in ${join(root, 'packages')}.`);
  return examplesOf(root, cards);
}

test('reads README and sources, but no tests', () => {
  const { examples, errors } = resultOf({
    'packages/cards/README.md': EXAMPLE,
    'packages/cards/src/a.ts': COMMENT,
    'packages/cards/src/b.tsx': COMMENT,
    'packages/cards/src/b.test.tsx': COMMENT,
  });
  expect(errors).toEqual([]);
  expect(examples.map(({ file }) => file)).toEqual([
    'packages/cards/README.md',
    'packages/cards/src/a.ts',
    'packages/cards/src/b.tsx',
  ]);
});

test('asks for examples', () => {
  expect(resultOf({ 'packages/cards/README.md': '# Cards' }).errors).toEqual([
    '@fixture/cards: the README has no example.',
    '@fixture/cards: 0 doc comments have an @example; the main exports need one.',
  ]);
  expect(resultOf({}).errors).toContain('@fixture/cards has no README.');
});
