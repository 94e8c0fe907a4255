import { expect, test } from 'vitest';
import { examplesOfMarkdown, examplesOfSource } from './extractExamples.ts';

const markdown = (...lines: string[]) =>
  examplesOfMarkdown({ path: 'packages/cards/README.md', text: lines.join('\n') });
const source = (...lines: string[]) =>
  examplesOfSource({ path: 'packages/cards/src/draw.ts', text: lines.join('\n') });

test('finds the TypeScript blocks of a README', () => {
  const { examples, errors } = markdown(
    '# Cards',
    '```sh',
    'pnpm test',
    '```',
    '1. Draw:',
    '   ```tsx',
    '   const card = <Card />;',
    '   ```',
    '```ts',
    'draw();',
    '',
    'draw();',
    '```',
  );
  expect(errors).toEqual([]);
  expect(examples).toEqual([
    { file: 'packages/cards/README.md', line: 7, isTsx: true, code: 'const card = <Card />;' },
    { file: 'packages/cards/README.md', line: 10, isTsx: false, code: 'draw();\n\ndraw();' },
  ]);
});

test('skips a block only for a reason', () => {
  expect(markdown('```ts ignore: an excerpt', 'draw(', '```')).toEqual({
    examples: [],
    errors: [],
  });
  expect(markdown('```ts ignore', 'draw(', '```').errors).toEqual([
    'packages/cards/README.md:1: say why the block isn’t checked: `ts ignore: REASON`.',
  ]);
});

test('asks for the language of a block', () => {
  expect(markdown('', '```', 'draw();', '```').errors).toEqual([
    'packages/cards/README.md:2: name the language of the block; `text` if it has none.',
  ]);
});

test('finds the examples of doc comments', () => {
  const { examples } = source(
    'const x = 1;',
    '/**',
    ' * Draws a card.',
    ' *',
    ' * @example',
    ' * ```ts',
    " * import { draw } from '@fixture/cards';",
    ' *',
    ' * draw({',
    ' *   count: 2,',
    ' * });',
    ' * ```',
    ' */',
    'export function draw() {}',
  );
  expect(examples).toEqual([
    {
      file: 'packages/cards/src/draw.ts',
      line: 7,
      isTsx: false,
      code: "import { draw } from '@fixture/cards';\n\ndraw({\n  count: 2,\n});",
    },
  ]);
});

test('rejects an example that isn’t fenced', () => {
  expect(source('/**', ' * Draws.', ' *', ' * @example draw()', ' */').errors).toEqual([
    'packages/cards/src/draw.ts:1: fence the @example as ```ts or ```tsx.',
  ]);
});
