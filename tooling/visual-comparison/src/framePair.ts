import type { StoryPair } from './stories.ts';
import { THEMES, type StoryFrame, type Theme } from './storyFrame.ts';

const SIDES = ['before', 'after'] as const;

/** The two builds that are compared. */
export type Side = (typeof SIDES)[number];

/** The pictures of a story in both builds, or why there are none. */
export interface Shots {
  theme: Theme;
  pictures: Partial<Record<Side, Buffer>>;
  errors: string[];
}

/** How often pictures are taken again. */
const ATTEMPTS = 5;

/** A frame of each build, opened when it's first needed and again after it was closed. */
export class FramePair {
  readonly #open: (side: Side) => Promise<StoryFrame>;
  #frames: Partial<Record<Side, StoryFrame>> = {};

  constructor(open: (side: Side) => Promise<StoryFrame>) {
    this.#open = open;
  }

  /** Shows a story in both frames, and photographs it in each theme. */
  async shoot(pair: StoryPair): Promise<Shots[]> {
    const shown: Side[] = [];
    const failures: string[] = [];
    await this.#inBoth(
      SIDES.filter((side) => pair[side]),
      failures,
      async (frame, side) => {
        await frame.show(pair[side]?.id ?? '');
        shown.push(side);
      },
    );
    const shots: Shots[] = [];
    for (const theme of THEMES) {
      const errors = [...failures];
      shots.push({ theme, pictures: await this.#untilEqual(shown, theme, errors), errors });
    }
    return shots;
  }

  /**
   * Pictures that differ are taken again until they stay as they are: on a busy machine, one of them may be too early.
   */
  async #untilEqual(sides: readonly Side[], theme: Theme, errors: string[]): Promise<Pictures> {
    let pictures = await this.#takeIn(sides, theme, errors);
    for (let attempt = 0; attempt < ATTEMPTS && areDifferent(pictures); attempt += 1) {
      const again = await this.#takeIn(sides, theme, errors);
      const isStill = SIDES.every((side) => areEqual(pictures[side], again[side]));
      pictures = again;
      if (isStill) break;
    }
    return pictures;
  }

  async #takeIn(sides: readonly Side[], theme: Theme, errors: string[]): Promise<Pictures> {
    const pictures: Pictures = {};
    await this.#inBoth(sides, errors, async (frame, side) => {
      pictures[side] = await frame.shoot(theme);
    });
    return pictures;
  }

  async #inBoth(
    sides: readonly Side[],
    errors: string[],
    work: (frame: StoryFrame, side: Side) => Promise<void>,
  ): Promise<void> {
    await Promise.all(
      sides.map(async (side) => {
        try {
          await work((this.#frames[side] ??= await this.#open(side)), side);
        } catch (error) {
          errors.push(`${side}: ${(error as Error).message}`);
        }
      }),
    );
  }

  async close(): Promise<void> {
    const frames = Object.values(this.#frames);
    this.#frames = {};
    await Promise.all(frames.map((frame) => frame.close()));
  }
}

type Pictures = Shots['pictures'];

const areDifferent = ({ before, after }: Pictures) =>
  before !== undefined && after !== undefined && !before.equals(after);

const areEqual = (one: Buffer | undefined, other: Buffer | undefined) =>
  one !== undefined && other !== undefined && one.equals(other);
