import { Rejection } from '../../kernel/http/Rejection';
import { formatMoney } from '../../kernel/money';

/** The draw no longer accepts bets. */
export const drawLocked = () => new Rejection(422, 'DRAW_LOCKED', 'bets_closed');
/** The slip's total differs from what the page showed. */
export const totalChanged = () => new Rejection(422, 'TOTAL_CHANGED', 'total_changed');
/** The brand sells in another prize mode than the page showed. */
export const prizesChanged = () => new Rejection(422, 'PRIZES_CHANGED', 'prizes_changed');
/** A line with an invalid selection. */
export const badSelection = () => new Rejection(422, 'BAD_SELECTION', 'bad_selection');
/** The lottery is not on sale at the moment. */
export const lotteryClosed = () => new Rejection(422, 'LOTTERY_CLOSED', 'lottery_closed');
/** The draw of a ticket has locked, or the ticket has ended. */
export const notCancellable = () => new Rejection(422, 'NOT_CANCELLABLE', 'not_cancellable');

/** The ticket's stake is too low; the limit is in minor units. */
export const stakeTooLow = (min: bigint, currency: string) =>
  new Rejection(422, 'STAKE_LIMIT', 'stake_too_low', {
    params: { min: formatMoney(min, currency) },
  });
/** The ticket's stake is too high; the limit is in minor units. */
export const stakeTooHigh = (max: bigint, currency: string) =>
  new Rejection(422, 'STAKE_LIMIT', 'stake_too_high', {
    params: { max: formatMoney(max, currency) },
  });
/** The member's total stake on the draw is too high; the limit is in minor units. */
export const drawStakeTooHigh = (max: bigint, currency: string) =>
  new Rejection(422, 'DRAW_STAKE_LIMIT', 'draw_stake_limit', {
    params: { max: formatMoney(max, currency) },
  });

export const unknownLottery = () => new Rejection(404, 'UNKNOWN_LOTTERY', 'not_found');
export const unknownDraw = () => new Rejection(404, 'UNKNOWN_DRAW', 'not_found');
export const unknownTicket = () => new Rejection(404, 'UNKNOWN_TICKET', 'not_found');
