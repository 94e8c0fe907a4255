import { expect, test } from 'vitest';
import { escapes, wrongArrows, type Package } from './arrows';

const uiKit: Package = { name: '@perya/ui-kit', room: 'ui', dependencies: [], devDependencies: [] };
const auth: Package = {
  name: '@perya/auth',
  room: 'feature',
  dependencies: ['@perya/ui-kit'],
  devDependencies: [],
};

test('lets a feature import what is below it', () => {
  expect(wrongArrows([uiKit, auth])).toEqual([]);
});

test('lets both centres import what they share, and that not them', () => {
  const kit: Package = { ...auth, name: '@perya/page-kit', room: 'kit' };
  const centre: Package = { ...auth, dependencies: ['@perya/page-kit'] };
  const kitOfAuth = { ...kit, dependencies: ['@perya/auth'] };
  expect(wrongArrows([uiKit, { ...kit, dependencies: ['@perya/ui-kit'] }, centre])).toEqual([]);
  expect(wrongArrows([uiKit, kitOfAuth, auth])[0]).toContain('a centre package may import');
});

test('refuses a feature that imports a feature, and says what to do instead', () => {
  const lobby: Package = { ...auth, name: '@perya/lobby', dependencies: ['@perya/auth'] };
  expect(wrongArrows([uiKit, auth, lobby])).toEqual([
    '@perya/lobby (feature) imports @perya/auth (feature): move what both need down a level, or let apps/web hand it in as a slot or a callback.',
  ]);
});

test('refuses a feature hidden in the dev dependencies', () => {
  const lobby: Package = { ...auth, name: '@perya/lobby', devDependencies: ['@perya/auth'] };
  expect(wrongArrows([uiKit, auth, lobby])).toHaveLength(1);
});

test('refuses any workspace package in ui-kit', () => {
  const i18n: Package = {
    name: '@perya/i18n',
    room: 'foundation',
    dependencies: [],
    devDependencies: [],
  };
  expect(wrongArrows([i18n, { ...uiKit, dependencies: ['@perya/i18n'] }])[0]).toContain(
    'may import no workspace package',
  );
});

test('refuses the site in the gateway', () => {
  const gateway: Package = {
    name: '@perya/gateway',
    room: 'app',
    dependencies: ['@perya/ui-kit'],
    devDependencies: [],
  };
  expect(wrongArrows([uiKit, gateway])).toHaveLength(1);
});

test('finds a relative import that leaves its package', () => {
  const source = `import { a } from './a';\nconst b = await import('../../auth/src/b');`;
  expect(escapes('/w/packages/lobby', '/w/packages/lobby/src/x.ts', source)).toHaveLength(1);
  expect(escapes('/w/packages/lobby', '/w/packages/lobby/src/x.ts', `import '../y.css'`)).toEqual(
    [],
  );
});
