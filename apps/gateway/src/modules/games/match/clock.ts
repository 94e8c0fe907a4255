/** How long a match waits for members before house players take the free seats. */
export const WAIT_MS = 10_000;
/** The time of a turn, … */
export const TURN_MS = 20_000;
/** … what a member may use beyond it in a whole match, … */
export const BANK_MS = 30_000;
/** … and the time of a member who let the turn before pass. */
export const AWAY_TURN_MS = 5_000;
/** An action sent at the last moment is accepted within this time. */
export const GRACE_MS = 700;
/** House players act this long after the action before, so that members can follow. */
export const HOUSE_PACE_MS = 1_500;
/** If the end of a turn was missed by more than this, the platform was down, and the turn starts again. */
export const DOWN_MS = 5_000;
