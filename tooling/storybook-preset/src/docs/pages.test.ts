import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';

import { guides } from '../guides.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Packages of which each component has a docs page. */
const DOCUMENTED = ['packages/ui-kit', 'packages/page-kit'];

const HEADINGS = ['Anatomy', 'Usage', 'Keyboard', 'Accessibility', 'Changes'];

const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**', '**/storybook-static/**'] });
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const isDocumented = (file: string) => DOCUMENTED.some((part) => file.startsWith(part));

/** The links to docs pages and stories, and the frames of stories in a text, as `docs/id` and `story/id`. */
const linksIn = (text: string) => [
  ...Array.from(text.matchAll(/\?path=\/((?:docs|story)\/[\w-]+)/gu), ([, to = '']) => to),
  ...Array.from(text.matchAll(/ story="([\w-]+)"/gu), ([, id = '']) => `story/${id}`),
];

const STORY_FILES = filesOf('{packages/*/src,apps/*}/**/*.stories.tsx');
/** Pages that people write; those of guides are generated. */
const MDX_FILES = filesOf('{packages/*/src,apps/*}/**/*.mdx').filter(
  (file) => !file.startsWith('apps/storybook/docs/guides/'),
);

/** The title in the meta of a story file. */
function storyTitleOf(file: string): string {
  const [, title] = /^const meta = \{\n(?: .*\n)*? {2}title: '([^']+)',$/mu.exec(read(file)) ?? [];
  if (title === undefined) throw new Error(`${file} has no title.`);
  return title;
}

/** The ids of a file's stories, as Storybook's index has them. */
const storyIdsOf = (file: string) =>
  Array.from(read(file).matchAll(/^export const (\w+)/gmu), ([, name = '']) =>
    toId(storyTitleOf(file), storyNameFromExport(name)),
  );

/** The title of a page: its own, or that of the stories that it documents. */
function pageTitleOf(file: string): string {
  const text = read(file);
  const [, own] = /<Meta\s[^>]*title="([^"]+)"/u.exec(text) ?? [];
  if (own !== undefined) return own;
  const [, stories] = /<Meta\s[^>]*of=\{(\w+)\}/u.exec(text) ?? [];
  const source = new RegExp(`import \\* as ${stories} from '([^']+)'`, 'u').exec(text)?.[1];
  if (source === undefined) throw new Error(`${file} documents no stories and has no title.`);
  return storyTitleOf(`${join(dirname(file), source)}.tsx`);
}

test('each component of ui-kit and page-kit has a docs page', () => {
  const components = STORY_FILES.filter(isDocumented);
  expect(components.length).toBeGreaterThan(0);
  const missing = components
    .map((file) => file.replace('.stories.tsx', '.mdx'))
    .filter((page) => !existsSync(join(ROOT, page)));
  expect(missing).toEqual([]);
});

/** Components that have no look of their own to show. */
const WITHOUT_STORIES: Readonly<Record<string, string>> = {
  'packages/auth/src/components/PasswordManagerAccount': 'only password managers see it',
  'packages/auth/src/components/RegisterForm': 'RegisterPanel shows each of its states',
  'packages/lobby/src/components/GameGrid': 'LobbyPage shows each of its states',
};

test('each component has stories', () => {
  const folders = filesOf('packages/*/src/components/*', 'apps/web/app/**/components/*').filter(
    (path) => !path.includes('.'),
  );
  expect(folders.length).toBeGreaterThan(100);
  const documented = new Set(STORY_FILES.map((file) => dirname(file)));
  expect(folders.filter((folder) => !documented.has(folder)).toSorted()).toEqual(
    Object.keys(WITHOUT_STORIES),
  );
});

test("a component's docs page has all sections", () => {
  const incomplete = MDX_FILES.filter(isDocumented).flatMap((file) => {
    const text = read(file);
    return HEADINGS.filter((heading) => !text.includes(`\n## ${heading}\n`)).map(
      (heading) => `${basename(file)}: ${heading}`,
    );
  });
  expect(incomplete).toEqual([]);
});

test('links between pages lead to pages and stories that exist', () => {
  const targets = new Set([
    ...STORY_FILES.flatMap(storyIdsOf).map((id) => `story/${id}`),
    ...MDX_FILES.map((file) => `docs/${toId(pageTitleOf(file), 'docs')}`),
    ...guides().map(({ id }) => `docs/${id}`),
  ]);
  const links = MDX_FILES.flatMap((file) =>
    linksIn(read(file)).map((target) => ({ file, target })),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ target }) => !targets.has(target))).toEqual([]);
});
