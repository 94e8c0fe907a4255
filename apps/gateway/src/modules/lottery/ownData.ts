import { eq } from 'drizzle-orm';
import { allBut, KEPT_RECORD, type OwnData } from '../../kernel/own-data/section';
import { lotteryOrder, lotteryTicket } from './schema';

/** Lottery orders and their tickets. */
export const lotteryData: OwnData = {
  sections: [
    {
      name: 'lottery-orders',
      chapter: 'play',
      erasure: KEPT_RECORD,
      table: lotteryOrder,
      of: (memberId) => eq(lotteryOrder.memberId, memberId),
      keys: [lotteryOrder.placedAt, lotteryOrder.id],
      fields: allBut(lotteryOrder, 'memberId'),
    },
    {
      name: 'lottery-tickets',
      chapter: 'play',
      erasure: KEPT_RECORD,
      table: lotteryTicket,
      of: (memberId) => eq(lotteryTicket.memberId, memberId),
      keys: [lotteryTicket.placedAt, lotteryTicket.id],
      fields: allBut(lotteryTicket, 'memberId', 'jackpotWeight'),
    },
  ],
};
