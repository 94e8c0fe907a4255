import { eq } from 'drizzle-orm';
import { allBut, KEPT_RECORD, type OwnData } from '../../../kernel/own-data/section';
import { rebateClaim } from './schema';

/** Claimed rebates. */
export const rebateData: OwnData = {
  sections: [
    {
      name: 'rebates',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: rebateClaim,
      of: (memberId) => eq(rebateClaim.memberId, memberId),
      keys: [rebateClaim.id],
      fields: allBut(rebateClaim, 'id', 'memberId'),
    },
  ],
};
