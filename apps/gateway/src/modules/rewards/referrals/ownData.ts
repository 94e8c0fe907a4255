import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  allBut,
  currencyFrom,
  fieldOf,
  KEPT_RECORD,
  type OwnData,
} from '../../../kernel/own-data/section';
import { member } from '../../identity';
import { referral, referralCode, referralTier } from './schema';

const currencyOf = (memberId: PgColumn) =>
  currencyFrom(sql`(select ${member.currency} from ${member} where ${member.id} = ${memberId})`);

/** The member's own code, invited friends (without who they are), and rewards for them. */
export const referralData: OwnData = {
  sections: [
    {
      name: 'referral-code',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: referralCode,
      of: (memberId) => eq(referralCode.memberId, memberId),
      keys: [referralCode.memberId],
      fields: allBut(referralCode, 'memberId'),
    },
    {
      name: 'invited-friends',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: referral,
      of: (memberId) => eq(referral.referrerId, memberId),
      keys: [referral.id],
      fields: {
        ...allBut(referral, 'id', 'friendId', 'referrerId', 'deviceHash'),
        currency: currencyOf(referral.referrerId),
      },
    },
    {
      name: 'invited-by',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: referral,
      of: (memberId) => eq(referral.friendId, memberId),
      keys: [referral.id],
      fields: { joinedAt: fieldOf(referral.joinedAt) },
    },
    {
      name: 'referral-tiers',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: referralTier,
      of: (memberId) => eq(referralTier.memberId, memberId),
      keys: [referralTier.friends],
      fields: { ...allBut(referralTier, 'memberId'), currency: currencyOf(referralTier.memberId) },
    },
  ],
};
