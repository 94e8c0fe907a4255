import { availableParallelism } from 'node:os';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { comparePictures } from './comparePictures.ts';
import { FramePair, type Shots, type Side } from './framePair.ts';
import type { StoryPair } from './stories.ts';
import { SIZES, THEMES, type Size, type StoryFrame } from './storyFrame.ts';

/** What differs in one view of a story. */
export interface ViewResult {
  view: string;
  /** The share of pixels that differ, up to 1; 1 for a new or removed story. */
  share: number;
  /** File names in the folder of the pictures. */
  pictures: Partial<Record<Side | 'difference', string>>;
  /** Why there are no pictures. */
  errors: string[];
}

/** A story that differs. */
export interface StoryResult extends StoryPair {
  views: ViewResult[];
}

export interface Comparison {
  pairs: readonly StoryPair[];
  open(side: Side, size: Size): Promise<StoryFrame>;
  /** The folder for pictures of what differs. */
  folder: string;
  onProgress?(done: number, total: number): void;
}

/** Photographs all stories in both builds, and returns those that differ. */
export async function compareStories(comparison: Comparison): Promise<StoryResult[]> {
  const { pairs, folder, onProgress } = comparison;
  mkdirSync(folder, { recursive: true });
  const found = new Map<StoryPair, ViewResult[]>();
  let done = 0;
  for (const size of SIZES) {
    await shareOut(inOrder(pairs), async (queue) => {
      const frames = new FramePair((side) => comparison.open(side, size));
      for (let pair = queue.shift(); pair; pair = queue.shift()) {
        const shots = await frames.shoot(pair);
        // After a failure, the story may still run: the next one gets new frames.
        if (shots.some(({ errors }) => errors.length > 0)) await frames.close();
        for (const each of shots) {
          const result = await compareShots(each, pair, size, folder);
          if (result) found.set(pair, [...(found.get(pair) ?? []), result]);
        }
        done += shots.length;
        onProgress?.(done, pairs.length * SIZES.length * THEMES.length);
      }
      await frames.close();
    });
  }
  return pairs.flatMap((pair) => {
    const views = found.get(pair);
    return views ? [{ ...pair, views }] : [];
  });
}

/** Pairs first: a story leaves its modules in the frame, and both frames should have shown the same ones. */
const inOrder = (pairs: readonly StoryPair[]): StoryPair[] =>
  pairs.toSorted((one, other) => Number(isSingle(one)) - Number(isSingle(other)));

const isSingle = ({ before, after }: StoryPair) => !before || !after;

/** Lets one worker per core take from the queue. */
async function shareOut<T>(queue: T[], work: (queue: T[]) => Promise<void>): Promise<void> {
  const workers = Math.min(availableParallelism(), queue.length);
  await Promise.all(Array.from({ length: workers }, () => work(queue)));
}

async function compareShots(
  { theme, pictures, errors }: Shots,
  pair: StoryPair,
  { width }: Size,
  folder: string,
): Promise<ViewResult | undefined> {
  const { before, after } = pictures;
  const difference = before && after ? await comparePictures(before, after) : undefined;
  if (difference === null) return undefined;
  const name = `${(pair.after ?? pair.before)?.id}.${width}.${theme}`;
  const written = Object.entries({ ...pictures, difference: difference?.picture }).flatMap(
    ([kind, picture]) => {
      if (!picture) return [];
      const file = `${name}.${kind}.png`;
      writeFileSync(join(folder, file), picture);
      return [[kind, file] as const];
    },
  );
  return {
    view: `${width} px, ${theme}`,
    share: difference?.share ?? 1,
    pictures: Object.fromEntries(written),
    errors,
  };
}
