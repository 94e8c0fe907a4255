import { eq } from 'drizzle-orm';
import { allBut, KEPT_RECORD, type OwnData } from '../../../kernel/own-data/section';
import { missionClaim } from './schema';

/** Claimed missions. */
export const missionData: OwnData = {
  sections: [
    {
      name: 'missions',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: missionClaim,
      of: (memberId) => eq(missionClaim.memberId, memberId),
      keys: [missionClaim.id],
      fields: allBut(missionClaim, 'id', 'memberId'),
    },
  ],
};
