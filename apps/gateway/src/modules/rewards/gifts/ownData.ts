import { eq } from 'drizzle-orm';
import { allBut, KEPT_RECORD, type OwnData } from '../../../kernel/own-data/section';
import { memberReward } from './schema';

/** Rewards that the brand gave. */
export const giftData: OwnData = {
  sections: [
    {
      name: 'rewards',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: memberReward,
      of: (memberId) => eq(memberReward.memberId, memberId),
      keys: [memberReward.id],
      fields: allBut(memberReward, 'id', 'memberId'),
    },
  ],
};
