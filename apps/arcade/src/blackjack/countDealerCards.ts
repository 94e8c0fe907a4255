import type { ShownCount } from '../live-table/useTable';

/** When the hole card is turned, in milliseconds after the last decision. */
const HOLE_MS = 800;
/** Between the dealer's other cards, if there is time for all of them. */
const CARD_MS = 900;
/** The last card lies this long before the result. */
const LAST_MS = 700;

/** The number of the dealer's cards that are face up. */
export const countDealerCards: ShownCount = (dealer, { decidedAt, resultAt }, at) => {
  if (at >= resultAt) return dealer.length;
  const holeAt = decidedAt + HOLE_MS;
  if (at < holeAt) return 1;
  const drawn = dealer.length - 2;
  const step = Math.min(CARD_MS, (resultAt - LAST_MS - holeAt) / Math.max(1, drawn));
  return Math.min(dealer.length, 2 + Math.floor((at - holeAt) / step));
};
