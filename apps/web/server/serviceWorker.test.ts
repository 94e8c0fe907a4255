import { expect, test } from 'vitest';

import { shellFiles } from './serviceWorker.ts';

test('lists the entry and the root with their static imports and styles', () => {
  const manifest = {
    'app/entry.client.tsx': { file: 'assets/entry-1.js', imports: ['_framework.js'] },
    'app/root.tsx?__react-router-build-client-route': {
      file: 'assets/root-1.js',
      imports: ['_framework.js', '_site.js'],
      css: ['assets/root-1.css'],
    },
    'app/routes/game.tsx': { file: 'assets/game-1.js', imports: ['_site.js', '_frame.js'] },
    '_framework.js': { file: 'assets/framework-1.js' },
    '_site.js': { file: 'assets/site-1.js', imports: ['_framework.js'] },
    '_frame.js': { file: 'assets/frame-1.js' },
  };
  expect(shellFiles(manifest)).toEqual([
    '/assets/entry-1.js',
    '/assets/framework-1.js',
    '/assets/root-1.css',
    '/assets/root-1.js',
    '/assets/site-1.js',
  ]);
});
