/** Code of the menu group of the most played lotteries. */
export const POPULAR = 'POPULAR';
/** Code of the menu group of the lotteries that the member played last. */
const RECENT = 'RECENT';

/** Whether a menu group is a selection from the other groups: the popular or the recent lotteries. */
export const isSelection = (group: string): boolean => group === POPULAR || group === RECENT;
