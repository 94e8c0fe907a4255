import type { HomeLane } from './lanes';

/** Lanes for members only. */
const OWN = ['RECENT', 'FAVOURITES'] as const satisfies readonly HomeLane[];

export type OwnLane = (typeof OWN)[number];

/**
 * In session storage, which is cleared with the session. `document/bootstrap` reads it before the first
 * paint.
 */
const KEY = 'ownLanes';

export function isOwnLane(lane: HomeLane): lane is OwnLane {
  return OWN.some((own) => own === lane);
}

/**
 * Whether to reserve space for a lane while its games load. The server doesn't know the visitor, and a lane
 * that shifts the others or leaves a gap is worse than one that appears late, so the last known state is
 * expected. Initially both lanes are.
 */
export function isLaneExpected(lane: OwnLane): boolean {
  return filledLanes()?.includes(lane) ?? true;
}

/** Stores whether the lane has content, so that the session's next page reserves space for it or not. */
export function storeOwnLaneState(lane: OwnLane, isFilled: boolean): void {
  const others = (filledLanes() ?? [...OWN]).filter((other) => other !== lane);
  const lanes = (isFilled ? [...others, lane] : others).join(' ');
  document.documentElement.dataset['ownLanes'] = lanes;
  try {
    sessionStorage.setItem(KEY, lanes);
  } catch {
    // Then every page reserves space for both.
  }
}

function filledLanes(): string[] | undefined {
  try {
    return sessionStorage.getItem(KEY)?.split(' ');
  } catch {
    return undefined;
  }
}
