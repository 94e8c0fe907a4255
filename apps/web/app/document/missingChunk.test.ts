import { beforeEach, expect, test, vi } from 'vitest';

import { isMissingChunk, reloadOnce } from './missingChunk';

beforeEach(() => sessionStorage.clear());

test.each([
  'Failed to fetch dynamically imported module: https://site/assets/lobby-abc.js',
  'error loading dynamically imported module: https://site/assets/lobby-abc.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/lobby-abc.css',
])('recognizes "%s" as a missing chunk', (message) => {
  expect(isMissingChunk(new TypeError(message))).toBe(true);
});

test('does not match other errors', () => {
  expect(isMissingChunk(new TypeError('x is not a function'))).toBe(false);
  expect(isMissingChunk({ status: 404 })).toBe(false);
});

test('reloads a page only once', () => {
  const reload = vi.fn<() => void>();
  const page = { sessionStorage, location: { href: 'https://site/rng', reload } as never };
  expect(reloadOnce(page)).toBe(true);
  expect(reloadOnce(page)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload if storage is blocked', () => {
  const reload = vi.fn<() => void>();
  const blocked = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const page = { sessionStorage: blocked as never, location: { href: 'x', reload } as never };
  expect(reloadOnce(page)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
