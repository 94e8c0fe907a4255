import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `pnpm test --changed` runs. */
export interface Selection {
  /** The file because of which everything runs; null if the other fields apply. */
  everythingFor: string | null;
  /** The change includes more than documentation. */
  hasCode: boolean;
  /** Folders of the packages whose unit tests and stories run. */
  folders: string[];
  /** Names of the journeys that run, without `.spec.ts`. */
  journeys: string[];
}

/** The journeys that a change affects (`apps/web/e2e/reach.ts`). Places are files or folders. */
export interface Reach {
  /** The places that each journey covers. */
  journeys: Readonly<Record<string, readonly string[]>>;
  /** Journeys that run with any other journey. */
  everyPage: readonly string[];
  /** Packages that no page uses. */
  without: readonly string[];
}

export interface Workspace {
  /** Folders of all packages, relative to the root. */
  folders: readonly string[];
  /** Folders of packages whose tests read the whole repository. */
  readers: readonly string[];
  /** The folders of these packages and of all their dependents. */
  withDependents(folders: readonly string[]): string[];
}

/** Documentation, which only affects tests that read the whole repository. */
const TEXT = /^(?:docs\/|\.changeset\/[^/]+\.md$|[^/]+\.md$)|\/(?:README|CHANGELOG)\.md$/;
const JOURNEY = /^apps\/web\/e2e\/([^/]+)\.spec\.ts$/;
/** Only imported by the test runner of their own package. */
const OWN_CHECK = /\.(?:test|stories)\.tsx?$/;

/**
 * Selects what a change affects. A package is affected by its own files and by those of its dependencies; a
 * journey by its places, and by every place that no journey names. A file outside the packages, or of tools
 * that the checks run on, affects everything.
 *
 * @param paths changed files, relative to the root of the repository
 */
export function selectChanged(
  paths: readonly string[],
  workspace: Workspace,
  reach: Reach,
): Selection {
  const own = new Set(workspace.readers);
  const sources = new Set<string>();
  const journeys = new Set<string>();
  const code = paths.filter((path) => !TEXT.test(path));
  for (const path of code) {
    const folder = workspace.folders.find((each) => isIn(path, each));
    const isTool = folder?.startsWith('tooling/') && !reach.without.includes(folder);
    if (folder === undefined || isTool || folder === 'apps/storybook') {
      return {
        everythingFor: path,
        hasCode: true,
        folders: [...workspace.folders],
        journeys: Object.keys(reach.journeys),
      };
    }
    if (OWN_CHECK.test(path) || path.startsWith('apps/web/e2e/')) own.add(folder);
    else sources.add(folder);
    for (const journey of journeysOf(path, reach)) journeys.add(journey);
  }
  return {
    everythingFor: null,
    hasCode: code.length > 0,
    folders: [...new Set([...own, ...workspace.withDependents([...sources])])].sort(),
    journeys: [...journeys].sort(),
  };
}

function journeysOf(path: string, { journeys, everyPage, without }: Reach): readonly string[] {
  const changed = JOURNEY.exec(path)?.[1];
  // An unlisted journey fails the list's own test, or was deleted.
  if (changed !== undefined) return changed in journeys ? [changed] : [];
  if (OWN_CHECK.test(path) || without.some((place) => isIn(path, place))) return [];
  const reached = Object.keys(journeys).filter((name) =>
    journeys[name]?.some((place) => isIn(path, place)),
  );
  return reached.length > 0 ? [...everyPage, ...reached] : Object.keys(journeys);
}

const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/**
 * The files that differ from the merge base with another branch, including uncommitted and untracked ones.
 *
 * @param base the other branch or a commit; by default `origin/main`, or `main` if it doesn't exist
 */
export function changedFiles(root: string, base = mainBranch(root)): string[] {
  const fork = git(root, 'merge-base', 'HEAD', base).trim();
  return [
    git(root, 'diff', '--name-only', '--no-renames', '-z', fork),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((list) => list.split('\0').filter((path) => path !== ''));
}

/** `origin/main`, or `main` if it doesn't exist. */
export function mainBranch(root: string): string {
  const remote = git(
    root,
    'for-each-ref',
    '--format=%(refname)',
    'refs/remotes/origin/main',
  ).trim();
  return remote === '' ? 'main' : remote;
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

interface TurboList {
  packages: { items: { path: string }[] };
}

/** The packages of the repository and their dependencies, from turbo. */
export function workspaceOf(root: string): Workspace {
  const list = (...filters: string[]) => {
    const args = ['ls', '--output=json', ...filters.map((filter) => `--filter=${filter}`)];
    const text = execFileSync(join(root, 'node_modules/.bin/turbo'), args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return (JSON.parse(text) as TurboList).packages.items.map(({ path }) => path);
  };
  const folders = list();
  return {
    folders,
    readers: folders.filter((folder) => readsRepository(join(root, folder))),
    withDependents: (chosen) =>
      chosen.length === 0 ? [] : list(...chosen.map((folder) => `...{./${folder}}`)),
  };
}

/** Its tests are never cached, because no list of inputs would be complete. */
function readsRepository(folder: string): boolean {
  const path = join(folder, 'turbo.json');
  if (!existsSync(path)) return false;
  const { tasks } = JSON.parse(readFileSync(path, 'utf8')) as {
    tasks: Record<string, { cache?: boolean }>;
  };
  return tasks['test']?.cache === false;
}

/** The folders that contain a file of this kind, such as `*.stories.tsx`. */
export function foldersWith(root: string, folders: readonly string[], pattern: string): string[] {
  return folders.filter(
    (folder) => globSync(`${folder}/{src,app}/**/${pattern}`, { cwd: root }).length > 0,
  );
}
