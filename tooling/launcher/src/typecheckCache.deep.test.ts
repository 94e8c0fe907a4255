import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchRepository, type ScratchRepository } from './scratchRepository';

// In the deep tier, like the type check through turbo: `pnpm test` checks types without a cache.
let scratch: ScratchRepository;
beforeAll(() => {
  scratch = scratchRepository();
}, 120_000);
afterAll(() => scratch.remove());

test('turbo fails the type check of a package after a button variant it uses is renamed', () => {
  const check = ['typecheck', '--filter=@perya/lobby'];
  expect(scratch.turbo(check)).toMatchObject({
    status: 0,
    cache: { '@perya/lobby#typecheck': 'miss' },
  });
  expect(scratch.turbo(check)).toMatchObject({
    status: 0,
    cache: { '@perya/lobby#typecheck': 'hit' },
  });

  scratch.edit(
    'packages/ui-kit/src/components/Button/Button.tsx',
    "variant?: 'primary'",
    "variant?: 'main'",
  );
  const { status, output, cache } = scratch.turbo(check);
  expect(cache).toEqual({ '@perya/lobby#typecheck': 'miss' });
  expect(output).toMatch(/ src\/\S+\.tsx\S* .*error TS2322: Type '"primary"'/);
  expect(status).not.toBe(0);
});
