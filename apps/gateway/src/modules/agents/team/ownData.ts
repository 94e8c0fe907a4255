import { eq, sql } from 'drizzle-orm';
import {
  allBut,
  currencyFrom,
  fieldOf,
  KEPT_RECORD,
  type OwnData,
} from '../../../kernel/own-data/section';
import { member } from '../../identity';
import {
  affiliateCashback,
  affiliateClickDay,
  affiliateOrigin,
  downlineLink,
  memberRebate,
} from './schema';

/** Registration links, affiliate results and rebates. Downlines are other people, and not in it. */
export const teamData: OwnData = {
  sections: [
    {
      name: 'registration-links',
      chapter: 'agents',
      erasure: KEPT_RECORD,
      table: downlineLink,
      of: (memberId) => eq(downlineLink.agentId, memberId),
      keys: [downlineLink.id],
      fields: allBut(downlineLink, 'agentId'),
    },
    {
      name: 'affiliate-clicks',
      chapter: 'agents',
      erasure: KEPT_RECORD,
      table: affiliateClickDay,
      of: (memberId) => eq(affiliateClickDay.agentId, memberId),
      keys: [affiliateClickDay.day, affiliateClickDay.linkId],
      fields: allBut(affiliateClickDay, 'agentId'),
    },
    {
      name: 'affiliate-cashback',
      chapter: 'agents',
      erasure: KEPT_RECORD,
      table: affiliateCashback,
      of: (memberId) => eq(affiliateCashback.agentId, memberId),
      keys: [affiliateCashback.day],
      fields: {
        ...allBut(affiliateCashback, 'agentId'),
        currency: currencyFrom(
          sql`(select ${member.currency} from ${member} where ${member.id} = ${affiliateCashback.agentId})`,
        ),
      },
    },
    {
      name: 'registered-through',
      chapter: 'agents',
      erasure: KEPT_RECORD,
      table: affiliateOrigin,
      of: (memberId) => eq(affiliateOrigin.memberId, memberId),
      keys: [affiliateOrigin.memberId],
      fields: { joinedAt: fieldOf(affiliateOrigin.joinedAt) },
    },
    {
      name: 'rebate-rates',
      chapter: 'agents',
      erasure: KEPT_RECORD,
      table: memberRebate,
      of: (memberId) => eq(memberRebate.memberId, memberId),
      keys: [memberRebate.category],
      fields: allBut(memberRebate, 'memberId'),
    },
  ],
};
