import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { onTestFinished } from 'vitest';

/** A repository with one public package and one private one, and further files, until the test ends. */
export function createFixture(files: Readonly<Record<string, string>> = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'api-reference-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = {
    'packages/cards/package.json': JSON.stringify({
      name: '@fixture/cards',
      version: '1.0.0',
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './deck/shuffle': { types: './dist/shuffle.d.ts', default: './dist/shuffle.js' },
        './styles.css': './dist/index.css',
      },
      dependencies: { '@fixture/money': '^1.0.0' },
    }),
    'packages/cards/dist/index.d.ts':
      '/** Draws a card. */\nexport declare function draw(): Card;\ninterface Card {\n  suit: string;\n}\nexport {};\n',
    'packages/cards/dist/index.js': 'export const draw = () => ({ suit: "hearts" });\n',
    'packages/cards/dist/shuffle.d.ts':
      '/** Shuffles. */\nexport declare function shuffle(): void;\n',
    'packages/table/package.json': JSON.stringify({ name: '@fixture/table', private: true }),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return root;
}
