import { expect, test } from 'vitest';
import { notInstalledOnce } from './installedOnce';

const REACT = { 'node_modules/react': { version: '19.2.7' } };
const QUERY = { 'node_modules/@tanstack/react-query': { version: '5.108.4' } };

test('accepts libraries with one copy, wherever it is', () => {
  const packages = {
    ...REACT,
    'node_modules/@perya/lobby/node_modules/@tanstack/react-query': { version: '5.108.4' },
    'node_modules/react-dom': { version: '19.2.7' },
  };
  expect(notInstalledOnce({ packages }, ['react', '@tanstack/react-query'])).toEqual([]);
});

test('reports a second copy inside a package', () => {
  const packages = {
    ...QUERY,
    'node_modules/@perya/lobby/node_modules/@tanstack/react-query': { version: '5.108.0' },
  };
  expect(notInstalledOnce({ packages }, ['@tanstack/react-query'])).toEqual([
    '@tanstack/react-query is installed 2 times: node_modules/@tanstack/react-query (5.108.4), node_modules/@perya/lobby/node_modules/@tanstack/react-query (5.108.0).',
  ]);
});

test('reports a library that is missing', () => {
  expect(notInstalledOnce({ packages: REACT }, ['react-dom'])).toEqual([
    'react-dom is installed 0 times: nowhere.',
  ]);
});
