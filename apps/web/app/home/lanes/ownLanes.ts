import type { HomeLane } from './lanes';

/** A member's own lanes: for a guest there are none. */
const OWN = ['RECENT', 'FAVOURITES'] as const satisfies readonly HomeLane[];

export type OwnLane = (typeof OWN)[number];

/** In session storage, which ends with the session; `document/bootstrap` reads it before the first paint. */
const KEY = 'ownLanes';

export function isOwnLane(lane: HomeLane): lane is OwnLane {
  return OWN.some((own) => own === lane);
}

/**
 * Whether a lane's place is kept while its games are on their way. The server does not know who comes,
 * and a lane that pushes the others down, or leaves a gap behind, is worse than one that comes late:
 * what was there last is expected again. Before anything is known, both are.
 */
export function isExpected(lane: OwnLane): boolean {
  return filledLanes()?.includes(lane) ?? true;
}

/** The platform has answered: the next page of this session keeps a place for the lane, or none. */
export function ownLaneAnswered(lane: OwnLane, isFilled: boolean): void {
  const others = (filledLanes() ?? [...OWN]).filter((other) => other !== lane);
  const lanes = (isFilled ? [...others, lane] : others).join(' ');
  document.documentElement.dataset['ownLanes'] = lanes;
  try {
    sessionStorage.setItem(KEY, lanes);
  } catch {
    // Then each page expects both.
  }
}

function filledLanes(): string[] | undefined {
  try {
    return sessionStorage.getItem(KEY)?.split(' ');
  } catch {
    return undefined;
  }
}
