import { expect, test } from 'vitest';
import { findEscapingImports, wrongPackageImports, type Package } from './packages';

const uiKit: Package = {
  name: '@perya/ui-kit',
  layer: 'ui',
  dependencies: [],
  devDependencies: [],
};
const auth: Package = {
  name: '@perya/auth',
  layer: 'feature',
  dependencies: ['@perya/ui-kit'],
  devDependencies: [],
};

test('allows a feature to import what is below it', () => {
  expect(wrongPackageImports([uiKit, auth])).toEqual([]);
});

test('allows features to import the page kit, and the page kit no feature', () => {
  const kit: Package = { ...auth, name: '@perya/page-kit', layer: 'kit' };
  const feature: Package = { ...auth, dependencies: ['@perya/page-kit'] };
  const kitOfAuth = { ...kit, dependencies: ['@perya/auth'] };
  expect(
    wrongPackageImports([uiKit, { ...kit, dependencies: ['@perya/ui-kit'] }, feature]),
  ).toEqual([]);
  expect(wrongPackageImports([uiKit, kitOfAuth, auth])[0]).toContain('a kit package may import');
});

test('rejects a feature that imports a feature, and suggests an alternative', () => {
  const lobby: Package = { ...auth, name: '@perya/lobby', dependencies: ['@perya/auth'] };
  expect(wrongPackageImports([uiKit, auth, lobby])).toEqual([
    '@perya/lobby (feature) imports @perya/auth (feature): move the shared code down a level, or let apps/web pass it in as a slot or a callback.',
  ]);
});

test('rejects a feature hidden in the dev dependencies', () => {
  const lobby: Package = { ...auth, name: '@perya/lobby', devDependencies: ['@perya/auth'] };
  expect(wrongPackageImports([uiKit, auth, lobby])).toHaveLength(1);
});

test('rejects any workspace package in ui-kit', () => {
  const i18n: Package = {
    name: '@perya/i18n',
    layer: 'foundation',
    dependencies: [],
    devDependencies: [],
  };
  expect(wrongPackageImports([i18n, { ...uiKit, dependencies: ['@perya/i18n'] }])[0]).toContain(
    'may import no workspace package',
  );
});

test('rejects the site in the gateway', () => {
  const gateway: Package = {
    name: '@perya/gateway',
    layer: 'app',
    dependencies: ['@perya/ui-kit'],
    devDependencies: [],
  };
  expect(wrongPackageImports([uiKit, gateway])).toHaveLength(1);
});

test('finds a relative import that leaves its package', () => {
  const source = `import { a } from './a';\nconst b = await import('../../auth/src/b');`;
  expect(
    findEscapingImports('/w/packages/lobby', '/w/packages/lobby/src/x.ts', source),
  ).toHaveLength(1);
  expect(
    findEscapingImports('/w/packages/lobby', '/w/packages/lobby/src/x.ts', `import '../y.css'`),
  ).toEqual([]);
});
