import { eq } from 'drizzle-orm';
import { allBut, type OwnData } from '../../../kernel/own-data/section';
import { rebateClaim } from './schema';

/** Claimed rebates. */
export const rebateData: OwnData = {
  sections: [
    {
      name: 'rebates',
      chapter: 'rewards',
      table: rebateClaim,
      of: (memberId) => eq(rebateClaim.memberId, memberId),
      keys: [rebateClaim.id],
      fields: allBut(rebateClaim, 'id', 'memberId'),
    },
  ],
};
