import type { StoryPair } from './stories.ts';
import type { Shot, StoryFrame } from './storyFrame.ts';

/** The two builds that are compared. */
export type Side = 'before' | 'after';

/** The pictures of a story in both builds, or why there are none. */
export interface Shots {
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

  /**
   * Shows a story in both frames. Pictures that differ are taken again until they stay as they are: on a busy
   * machine, one of them may be too early.
   */
  async shoot({ before, after }: StoryPair): Promise<Shots> {
    let shots = await this.#inBoth(
      (frame, side) => frame.shoot({ before, after }[side]?.id ?? ''),
      (['before', 'after'] as const).filter((side) => ({ before, after })[side]),
    );
    for (let attempt = 0; attempt < ATTEMPTS && areDifferent(shots); attempt += 1) {
      const again = await this.#inBoth((frame) => frame.reshoot());
      const isStill = areEqual(shots, again, 'before') && areEqual(shots, again, 'after');
      shots = again;
      if (isStill) break;
    }
    return shots;
  }

  async #inBoth(
    take: (frame: StoryFrame, side: Side) => Promise<Shot>,
    sides: readonly Side[] = ['before', 'after'],
  ): Promise<Shots> {
    const taken: Shots = { pictures: {}, errors: [] };
    await Promise.all(
      sides.map(async (side) => {
        try {
          const shot = await take((this.#frames[side] ??= await this.#open(side)), side);
          if ('picture' in shot) taken.pictures[side] = shot.picture;
          else taken.errors.push(`${side}: ${shot.error}`);
        } catch (error) {
          taken.errors.push(`${side}: ${(error as Error).message}`);
        }
      }),
    );
    return taken;
  }

  async close(): Promise<void> {
    const frames = Object.values(this.#frames);
    this.#frames = {};
    await Promise.all(frames.map((frame) => frame.close()));
  }
}

function areDifferent({ pictures: { before, after } }: Shots): boolean {
  return before !== undefined && after !== undefined && !before.equals(after);
}

function areEqual(one: Shots, other: Shots, side: Side): boolean {
  const picture = other.pictures[side];
  return picture !== undefined && (one.pictures[side]?.equals(picture) ?? false);
}
