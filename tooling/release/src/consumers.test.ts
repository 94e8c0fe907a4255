import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkInstalledOnce, CONSUMERS, CONSUMER_LIST } from './consumers';
import { publicPackages } from '@perya/launcher';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface ConsumerManifest {
  dependencies: Record<string, string>;
}

interface Workspace {
  catalogs: { peers: Record<string, string> };
}

const dependenciesOf = (name: string) =>
  (JSON.parse(readFileSync(join(CONSUMERS, name, 'package.json'), 'utf8')) as ConsumerManifest)
    .dependencies;
const { peers } = (parse(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')) as Workspace)
  .catalogs;

describe('the Vite consumer', () => {
  test('depends on every public package', () => {
    const own = Object.keys(dependenciesOf('vite')).filter((name) => name.startsWith('@perya/'));
    expect(own.sort()).toEqual(
      publicPackages(ROOT)
        .map(({ name }) => name)
        .sort(),
    );
  });

  test('has the oldest versions that the packages allow of shared libraries', () => {
    const dependencies = dependenciesOf('vite');
    const oldest = Object.entries(peers).map(([name, range]) => [name, range.replace('^', '')]);
    expect(oldest.length).toBeGreaterThan(4);
    expect(dependencies).toMatchObject(Object.fromEntries(oldest));
  });
});

test.each(CONSUMER_LIST)('the $name consumer takes our packages from the registry', ({ name }) => {
  const own = Object.entries(dependenciesOf(name)).filter(([each]) => each.startsWith('@perya/'));
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter(([, range]) => range !== '*')).toEqual([]);
});

describe('an installation', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'perya-installed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const packed = { version: '0.3.0', tarball: '', integrity: '', size: 1, files: 1, exports: {} };
  const LOBBY = { ...packed, name: '@perya/lobby', peers: ['@tanstack/react-query', 'react'] };
  const check = (...folders: string[]) => {
    const packages = Object.fromEntries(folders.map((each) => [each, { version: '1.0.0' }]));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    return () => checkInstalledOnce(folder, [LOBBY]);
  };
  const MODULES = 'node_modules';

  test('passes with one copy of a shared library, and without an optional one', () => {
    expect(check(`${MODULES}/@perya/lobby`, `${MODULES}/react`)).not.toThrow();
  });

  test('fails with a second copy of a library that a package shares with the app', () => {
    const query = `${MODULES}/@tanstack/react-query`;
    expect(check(`${MODULES}/@perya/lobby`, query, `${MODULES}/@perya/lobby/${query}`)).toThrow(
      '@tanstack/react-query is installed 2 times',
    );
  });

  test('fails with a second copy of a package of ours', () => {
    expect(check(`${MODULES}/@perya/lobby`, `${MODULES}/a/${MODULES}/@perya/lobby`)).toThrow(
      '@perya/lobby is installed 2 times',
    );
  });
});
