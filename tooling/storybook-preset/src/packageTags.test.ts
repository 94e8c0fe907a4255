import { expect, test } from 'vitest';

import { packageOf, withPackageTags } from './packageTags.ts';

test('a story has its package as a tag, besides its own tags', async () => {
  const [indexer] = withPackageTags([
    {
      test: /stories/u,
      createIndex: () =>
        Promise.resolve([
          { type: 'story' as const, importPath: './a', exportName: 'A', tags: ['autodocs'] },
        ]),
    },
  ]);
  const entries = await indexer?.createIndex('/perya/packages/ui-kit/src/A.stories.tsx', {
    makeTitle: () => 'A',
  });
  expect(entries?.map(({ tags }) => tags)).toEqual([['autodocs', 'ui-kit']]);
});

test('packages and apps are told apart by their folder', () => {
  expect(packageOf('/perya/packages/lobby/src/A.stories.tsx')).toBe('lobby');
  expect(packageOf('C:\\perya\\apps\\web\\app\\A.stories.tsx')).toBe('web');
  expect(() => packageOf('/perya/docs/a.md')).toThrow("/perya/docs/a.md isn't in a package.");
});
