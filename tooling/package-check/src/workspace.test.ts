import { expect, test } from 'vitest';
import { samplePackage } from './testingPackage';
import { peerLibraries, sizeBudgets } from './workspace';

test('reads the names of the catalog of peers', () => {
  const workspace = `catalogs:
  compiler-api:
    typescript: 6.0.3
  # What apps share.
  peers:
    '@tanstack/react-query': ^5.91.0
    react: ^19.2.7
  tools:
    vite: 8.3.8
`;
  expect(peerLibraries(workspace)).toEqual(['@tanstack/react-query', 'react']);
  expect(() => peerLibraries('catalog:\n  react: 1.0.0\n')).toThrow('no catalog “peers”');
});

test('reads the budgets of a package, of which there may be none', () => {
  const budget = { name: '.', limit: '1 kB' };
  expect(sizeBudgets(samplePackage({}, { 'size-limit': [budget] }).source)).toEqual([budget]);
  expect(sizeBudgets(samplePackage().source)).toEqual([]);
});
