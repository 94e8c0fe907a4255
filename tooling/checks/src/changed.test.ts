import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EVERY_PAGE, JOURNEYS, WITHOUT_JOURNEYS } from '../../../apps/web/e2e/reach';
import { changedFiles, foldersWith, selectChanged, workspaceOf } from './changed';

const ROOT = resolve(import.meta.dirname, '../../..');
const workspace = workspaceOf(ROOT);
const reach = { journeys: JOURNEYS, everyPage: EVERY_PAGE, without: WITHOUT_JOURNEYS };
const select = (...paths: string[]) => selectChanged(paths, workspace, reach);
const ALL = Object.keys(JOURNEYS);

describe('selectChanged', () => {
  it.each([
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    'scripts/test.ts',
    'some-folder/nobody-knows.ts',
    'packages/no-such-package/src/index.ts',
    'tooling/test-kit/src/platform.ts',
    'tooling/checks/src/changed.ts',
    'apps/storybook/vitest.config.ts',
  ])('runs everything for %s', (path) => {
    const selection = select('packages/lobby/src/index.ts', path);
    expect(selection.everythingFor).toBe(path);
    expect(selection.folders).toEqual(workspace.folders);
    expect(selection.journeys).toEqual(ALL);
  });

  it('runs the tests of a package and its dependents, and the journeys that name it', () => {
    const { everythingFor, folders, journeys } = select('packages/points-mall/src/index.ts');
    expect(everythingFor).toBeNull();
    expect(folders).toEqual([...workspace.readers, 'apps/web', 'packages/points-mall'].sort());
    expect(journeys).toEqual([...EVERY_PAGE, 'activities', 'new-platform', 'points-mall'].sort());
  });

  it('finds dependents at any depth', () => {
    const { folders } = select('packages/i18n/src/index.ts');
    expect(folders).toEqual(expect.arrayContaining(['packages/site-config', 'packages/lobby']));
    expect(folders).not.toContain('packages/rules');
  });

  it.each([
    'apps/gateway/src/modules/money/wallet/balance.ts',
    'apps/web/app/shell/header/Header.tsx',
    'apps/web/e2e/fixtures.ts',
    'packages/ui-kit/src/index.ts',
    'packages/rules/src/fairness/index.ts',
  ])('runs every journey for %s, which none of them names', (path) => {
    expect(select(path)).toMatchObject({ everythingFor: null, journeys: [...ALL].sort() });
  });

  it('runs only a changed journey', () => {
    const { folders, journeys } = select('apps/web/e2e/lobby.spec.ts');
    expect(journeys).toEqual(['lobby']);
    expect(folders).toEqual([...workspace.readers, 'apps/web'].sort());
  });

  it('runs the own package of a changed test or story', () => {
    const { folders, journeys } = select(
      'packages/ui-kit/src/components/Button/Button.stories.tsx',
    );
    expect(journeys).toEqual([]);
    expect(folders).toEqual([...workspace.readers, 'packages/ui-kit'].sort());
  });

  it('runs what reads the whole repository for a documentation change', () => {
    const selection = select('docs/coverage.md', 'packages/lobby/README.md', '.changeset/a.md');
    expect(selection).toEqual({
      everythingFor: null,
      hasCode: false,
      folders: [...workspace.readers].sort(),
      journeys: [],
    });
    expect(workspace.readers).toContain('tooling/coverage-check');
  });
});

describe('the places of the journeys', () => {
  it('cover every existing journey', () => {
    const specs = globSync(`${ROOT}/apps/web/e2e/*.spec.ts`);
    expect(specs.map((path) => basename(path, '.spec.ts')).sort()).toEqual([...ALL].sort());
    expect(ALL).toEqual(expect.arrayContaining([...EVERY_PAGE]));
  });

  it('exist', () => {
    const places = [...Object.values(JOURNEYS).flat(), ...WITHOUT_JOURNEYS];
    expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
  });

  it('include no packages of the gateway', () => {
    const named = new Set(Object.values(JOURNEYS).flat());
    const packages = workspace.folders.filter((folder) => named.has(folder));
    expect(packages).toContain('packages/lobby');
    expect(
      packages.filter((folder) => workspace.withDependents([folder]).includes('apps/gateway')),
    ).toEqual([]);
  });

  it('include those of every page', () => {
    const pages = globSync('apps/web/app/routes/*.{ts,tsx}', { cwd: ROOT }).filter(
      (path) => !path.includes('.test.'),
    );
    const named = new Set(Object.values(JOURNEYS).flat());
    expect(pages.filter((page) => !named.has(page))).toEqual([]);
  });
});

it('finds the folders with stories', () => {
  const folders = ['apps/gateway', 'apps/web', 'packages/lobby'];
  expect(foldersWith(ROOT, folders, '*.stories.tsx')).toEqual(['apps/web', 'packages/lobby']);
});

describe('changedFiles', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  it('lists committed, changed, moved and new files of a branch', () => {
    const root = mkdtempSync(join(tmpdir(), 'perya-changed-'));
    folders.push(root);
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
    const commit = () => {
      git('add', '--all');
      git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', 'a');
    };
    git('init', '--initial-branch=main');
    for (const name of ['changed', 'moved', 'same']) writeFileSync(join(root, name), name);
    commit();
    git('switch', '-c', 'branch');
    writeFileSync(join(root, 'committed'), 'a');
    git('mv', 'moved', 'there');
    commit();
    writeFileSync(join(root, 'changed'), 'differently');
    writeFileSync(join(root, 'added with spaces'), 'a');
    expect(changedFiles(root).sort()).toEqual(
      ['added with spaces', 'changed', 'committed', 'moved', 'there'].sort(),
    );
    expect(changedFiles(root, 'HEAD').sort()).toEqual(['added with spaces', 'changed']);
  });
});
