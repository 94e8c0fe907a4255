import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFixture } from './fixture.ts';
import { readPublicPackages } from './publicPackages.ts';

test('finds the entry points with types of public packages', () => {
  const root = createFixture();
  const folder = join(root, 'packages/cards');
  expect(readPublicPackages(root)).toEqual([
    {
      name: '@fixture/cards',
      folder,
      dependencies: ['@fixture/money'],
      entries: [
        { specifier: '@fixture/cards', name: 'index', types: join(folder, 'dist/index.d.ts') },
        {
          specifier: '@fixture/cards/deck/shuffle',
          name: 'deck-shuffle',
          types: join(folder, 'dist/shuffle.d.ts'),
        },
      ],
    },
  ]);
});
