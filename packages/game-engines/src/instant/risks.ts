/** How far the multipliers of a game spread; a player's choice, by its number. */
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];
