import { eq } from 'drizzle-orm';
import { allBut, KEPT_RECORD, type OwnData } from '../../kernel/own-data/section';
import { bet } from '../bets';

/** The betting record. */
export const betData: OwnData = {
  sections: [
    {
      name: 'bets',
      chapter: 'play',
      erasure: KEPT_RECORD,
      table: bet,
      of: (memberId) => eq(bet.memberId, memberId),
      keys: [bet.placedAt, bet.id],
      fields: allBut(bet, 'memberId'),
    },
  ],
};
