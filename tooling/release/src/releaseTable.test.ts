import { expect, test } from 'vitest';
import { releaseTable } from './releaseTable';

const packed = { tarball: 'a.tgz', integrity: 'sha512-a', exports: {}, peers: [] };

test('aligns names and versions to the left, numbers to the right', () => {
  const table = releaseTable([
    {
      ...packed,
      name: '@perya/ui-kit',
      oldVersion: '0.2.0',
      version: '0.3.0',
      size: 199_250,
      files: 179,
    },
    {
      ...packed,
      name: '@perya/i18n',
      oldVersion: '0.2.0',
      version: '0.2.0',
      size: 9_960,
      files: 8,
    },
  ]);
  expect(table).toBe(
    [
      'Package        Version             Tarball  Files',
      '@perya/ui-kit  0.2.0 → 0.3.0      199.3 kB    179',
      '@perya/i18n    0.2.0 (unchanged)   10.0 kB      8',
    ].join('\n'),
  );
});
