import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { compareStories } from './compareStories.ts';
import type { Side } from './framePair.ts';
import type { Story, StoryPair } from './stories.ts';
import { SIZES, THEMES } from './storyFrame.ts';

const VIEWS = SIZES.length * THEMES.length;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-visual-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const picture = (red: number) =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();

const story = (id: string): Story => ({ id, title: id, name: id, importPath: `./${id}` });
const both = (id: string): StoryPair => ({ before: story(id), after: story(id) });

/** Compares stories whose pictures are those of `shoot`; also returns how many frames were opened. */
async function compare(
  pairs: StoryPair[],
  shoot: (side: Side, id: string) => Promise<Buffer>,
  show: (side: Side, id: string) => Promise<void> = () => Promise.resolve(),
) {
  let opened = 0;
  const results = await compareStories({
    pairs,
    folder,
    open: (side) => {
      opened += 1;
      let shown = '';
      return Promise.resolve({
        show: (id) => {
          shown = id;
          return show(side, id);
        },
        shoot: () => shoot(side, shown),
        close: () => Promise.resolve(),
      });
    },
  });
  return { results, opened };
}

test('only what differs is returned and has pictures', async () => {
  const { results } = await compare([both('same'), both('other')], (side, id) =>
    picture(id === 'other' && side === 'after' ? 255 : 0),
  );
  expect(results.map(({ after, views }) => [after?.id, views.length])).toEqual([['other', VIEWS]]);
  expect(readdirSync(folder)).toHaveLength(3 * VIEWS);
  const [view] = results[0]?.views ?? [];
  expect(view).toMatchObject({ view: '390 px, dark', share: 1, errors: [] });
  expect(Object.values(view?.pictures ?? {}).map((file) => existsSync(join(folder, file)))).toEqual(
    [true, true, true],
  );
});

test('new and removed stories have the picture of their side', async () => {
  const pairs = [{ after: story('new') }, { before: story('removed') }];
  const { results } = await compare(pairs, () => picture(0));
  expect(results.map(({ views }) => Object.keys(views[0]?.pictures ?? {}))).toEqual([
    ['after'],
    ['before'],
  ]);
});

test('a story that fails is returned with the error of its side, and the next one has new frames', async () => {
  const { results, opened } = await compare(
    [both('a'), both('b')],
    () => picture(0),
    async (side, id) => {
      if (id === 'a' && side === 'after') throw new Error('It broke');
    },
  );
  expect(results.map(({ after }) => after?.id)).toEqual(['a']);
  expect(results[0]?.views.map(({ errors }) => errors)).toEqual(
    Array.from({ length: VIEWS }, () => ['after: It broke']),
  );
  expect(Object.keys(results[0]?.views[0]?.pictures ?? {})).toEqual(['before']);
  expect(opened).toBeGreaterThanOrEqual(SIZES.length * 4);
});

test('a frame that crashes is a failure of its story only', async () => {
  const { results } = await compare([both('a'), both('b')], async (_, id) => {
    if (id === 'a') throw new Error('Page crashed');
    return picture(0);
  });
  expect(results[0]?.views[0]?.errors).toEqual(['before: Page crashed', 'after: Page crashed']);
  expect(results).toHaveLength(1);
});

test('a picture that was taken too early is taken again', async () => {
  let taken = 0;
  const { results } = await compare([both('slow')], (side) => {
    taken += 1;
    return picture(side === 'after' && taken < 3 ? 255 : 0);
  });
  expect(results).toEqual([]);
  expect(taken).toBeGreaterThan(2 * VIEWS);
});
