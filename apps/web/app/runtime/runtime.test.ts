import { RejectedError, TransportError } from '@perya/api-client';
import { expect, test } from 'vitest';

import { bootPlan } from '../document/DeferredScripts';
import { resumeAfterError } from './queryClient';

const failed = (error: unknown, errorUpdateCount = 1) => ({
  status: 'error',
  error,
  errorUpdateCount,
});

test('retries a panel with increasing intervals while offline', () => {
  const error = new TransportError('network', 'listGames');
  const pauses = [1, 2, 3, 4, 5, 9].map((count) => resumeAfterError(failed(error, count)));
  expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});

test('retries after a server error, but not after a rejection', () => {
  const rejected = (status: number) =>
    new RejectedError('x', { status, code: 'X', messageKey: 'x' });
  expect(resumeAfterError(failed(rejected(503)))).toBe(5_000);
  expect(resumeAfterError(failed(rejected(403)))).toBe(false);
  expect(resumeAfterError(failed(rejected(501)))).toBe(false);
  expect(resumeAfterError({ status: 'success', error: null, errorUpdateCount: 3 })).toBe(false);
});

test('lists every import of the matched routes once', () => {
  const manifest = {
    version: '1',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js', '/assets/site.js'] },
    routes: {
      root: { module: '/assets/root.js', imports: ['/assets/framework.js'] },
      home: {
        module: '/assets/home.js',
        clientLoaderModule: '/assets/home-loader.js',
        imports: ['/assets/site.js', '/assets/lane.js'],
      },
    },
  };
  const plan = bootPlan(manifest as never, ['root', 'home'], ['/assets/en.js']);
  expect(plan).toEqual({
    routes: [
      ['root', ['/assets/root.js']],
      ['home', ['/assets/home-loader.js', '/assets/home.js']],
    ],
    manifest: '/assets/manifest.js',
    entry: '/assets/entry.js',
    preloads: ['/assets/framework.js', '/assets/site.js', '/assets/en.js', '/assets/lane.js'],
  });
  expect(() => bootPlan(manifest as never, ['gone'], [])).toThrow('gone');
});
