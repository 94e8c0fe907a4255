/** When the dice come to rest, in milliseconds after they are dropped. */
export const REST_MS = [2_400, 3_200, 4_000] as const;

/** How long a die falls. */
export const FALL_MS = 2_000;
