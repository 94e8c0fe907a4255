import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { foldersOf, isSelected, pairStories, storiesOf, type Story } from './stories.ts';

const BUTTON: Story = {
  id: 'components-button--default',
  title: 'Components/Button',
  name: 'Default',
  importPath: '../../packages/ui-kit/src/Button.stories.tsx',
  exportName: 'Default',
};

test('the stories are read from the index, without docs pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'perya-index-'));
  const entries = { a: { ...BUTTON, type: 'story' }, b: { id: 'b--docs', type: 'docs' } };
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }));
  expect(storiesOf(folder).map(({ id }) => id)).toEqual([BUTTON.id]);
  rmSync(folder, { recursive: true });
});

test('a story with a new title is paired by its file and export', () => {
  const moved = { ...BUTTON, id: 'actions-button--default', title: 'Actions/Button' };
  expect(pairStories([BUTTON], [moved])).toEqual([{ before: BUTTON, after: moved }]);
});

test('a story in a new file is paired by its id', () => {
  const moved = { ...BUTTON, importPath: '../../packages/page-kit/src/Button.stories.tsx' };
  expect(pairStories([BUTTON], [moved])).toEqual([{ before: BUTTON, after: moved }]);
});

test('a story that takes over the id of a moved one is new', () => {
  const moved = { ...BUTTON, id: 'actions-button--default' };
  const other = { ...BUTTON, importPath: '../../packages/lobby/src/Button.stories.tsx' };
  expect(pairStories([BUTTON], [other, moved])).toEqual([
    { after: other },
    { before: BUTTON, after: moved },
  ]);
});

test('an index without export names is paired by names', () => {
  const { exportName, ...older } = BUTTON;
  expect(exportName).toBe('Default');
  const moved = { ...older, id: 'actions-button--default' };
  expect(pairStories([older], [moved])).toEqual([{ before: older, after: moved }]);
});

test('stories of one build only are new or removed', () => {
  const busy = { ...BUTTON, id: 'components-button--busy', name: 'Busy', exportName: 'Busy' };
  expect(pairStories([BUTTON], [busy])).toEqual([{ after: busy }, { before: BUTTON }]);
});

test.each([
  ['nothing', {}, true],
  ['a part of the id', { only: 'button--DEF' }, true],
  ['a part of the title', { only: 'components/B' }, true],
  ['another title', { only: 'components/C' }, false],
  ['its package', { folders: new Set(['packages/ui-kit']) }, true],
  ['another package', { folders: new Set(['packages/lobby']) }, false],
  ['its package and another title', { only: 'x', folders: new Set(['packages/ui-kit']) }, false],
])('selected by %s', (_, selection, expected) => {
  expect(isSelected({ after: BUTTON }, selection)).toBe(expected);
  expect(isSelected({ before: BUTTON }, selection)).toBe(expected);
});

test('a story with the tag no-visual in either build is not selected', () => {
  const moving = { ...BUTTON, tags: ['no-visual'] };
  expect(isSelected({ before: moving, after: BUTTON }, {})).toBe(false);
  expect(isSelected({ before: BUTTON, after: moving }, {})).toBe(false);
});

test('changed files select the stories of their packages and of the host', () => {
  const files = ['packages/ui-kit/src/tokens.css', 'apps/storybook/brand/Sheet.tsx', 'README.md'];
  const folders = foldersOf(files);
  const sheet = { ...BUTTON, importPath: './brand/Sheet.stories.tsx' };
  const page = { ...BUTTON, importPath: '../web/app/Page.stories.tsx' };
  expect([BUTTON, sheet, page].map((after) => isSelected({ after }, { folders }))).toEqual([
    true,
    true,
    false,
  ]);
});
