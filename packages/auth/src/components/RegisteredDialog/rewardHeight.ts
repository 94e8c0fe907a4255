/** About the height of a reward in px, for its placeholders. */
export const REWARD_HEIGHT = 160;
