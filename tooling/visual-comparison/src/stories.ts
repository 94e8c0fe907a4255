import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story in the index of a built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** Relative to `apps/storybook`. */
  importPath: string;
  /** Older versions of Storybook have only the name. */
  exportName?: string;
  tags?: readonly string[];
}

/** A story in both builds, or in one of them: a new story has no `before`, a removed one no `after`. */
export interface StoryPair {
  before?: Story;
  after?: Story;
}

/** The stories that are compared; all by default. */
export interface Selection {
  /** A part of the id or title, in any case. */
  only?: string | undefined;
  /** Folders of packages, relative to the root, such as `packages/lobby`. */
  folders?: ReadonlySet<string> | undefined;
}

/** Stories with this tag aren't compared. */
const EXCLUDED = 'no-visual';

interface StoryIndex {
  entries: Record<string, Story & { type: 'docs' | 'story' }>;
}

/** The stories of a built Storybook. */
export function storiesOf(folder: string): Story[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Pairs the stories of two builds: by file and export, so that a new title is no new story, else by id. */
export function pairStories(before: readonly Story[], after: readonly Story[]): StoryPair[] {
  const unpaired = new Set(before);
  const pairs = new Map<Story, StoryPair>(after.map((story) => [story, { after: story }]));
  for (const keyOf of [sourceOf, ({ id }: Story) => id]) {
    const byKey = new Map(Array.from(unpaired, (story) => [keyOf(story), story]));
    for (const [story, pair] of pairs) {
      const match = pair.before ? undefined : byKey.get(keyOf(story));
      if (match && unpaired.delete(match)) pairs.set(story, { before: match, after: story });
    }
  }
  return [...pairs.values(), ...Array.from(unpaired, (story) => ({ before: story }))];
}

const sourceOf = ({ importPath, exportName, name }: Story) => `${importPath} ${exportName ?? name}`;

/** Whether a pair is compared. */
export function isSelected(pair: StoryPair, { only, folders }: Selection): boolean {
  const stories = [pair.before, pair.after].filter((story) => story !== undefined);
  if (stories.some(({ tags }) => tags?.includes(EXCLUDED))) return false;
  const part = only?.toLowerCase() ?? '';
  return stories.some(
    ({ id, title, importPath }) =>
      [id, title].some((text) => text.toLowerCase().includes(part)) &&
      (folders?.has(packageOf(importPath)) ?? true),
  );
}

/** The folders of the packages of changed files. */
export const foldersOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.map(packageOf));

/** The first two folders of a path: `packages/lobby`. */
function packageOf(path: string): string {
  const fromRoot = join('apps/storybook', path);
  return (path.startsWith('.') ? fromRoot : path).split('/').slice(0, 2).join('/');
}
