import { eq, sql } from 'drizzle-orm';
import {
  allBut,
  clearedAfter,
  deletedAfter,
  fieldOf,
  KEPT_RECORD,
  type OwnData,
} from '../../../kernel/own-data/section';
import { payoutAccount, withdrawal, withdrawalEvent, withdrawalProof } from './schema';

const ofWithdrawal = (memberId: number) => eq(withdrawal.memberId, memberId);

/** Payout accounts, withdrawals with their steps, and the pictures sent about them. */
export const withdrawalData: OwnData = {
  sections: [
    {
      name: 'payout-accounts',
      chapter: 'money',
      erasure: clearedAfter(
        'records',
        (memberId) => sql`update ${payoutAccount} set
            number = '', holder = '', removed_at = coalesce(removed_at, now())
          where ${eq(payoutAccount.memberId, memberId)}`,
      ),
      table: payoutAccount,
      of: (memberId) => eq(payoutAccount.memberId, memberId),
      keys: [payoutAccount.id],
      fields: allBut(payoutAccount, 'memberId'),
    },
    {
      name: 'withdrawals',
      chapter: 'money',
      erasure: KEPT_RECORD,
      table: withdrawal,
      of: ofWithdrawal,
      keys: [withdrawal.id],
      fields: allBut(withdrawal, 'memberId'),
    },
    {
      name: 'withdrawal-steps',
      chapter: 'money',
      erasure: clearedAfter(
        'records',
        (memberId) => sql`update ${withdrawalEvent} set reason = null
          where withdrawal_id in (select id from ${withdrawal} where ${ofWithdrawal(memberId)})`,
      ),
      table: withdrawalEvent,
      joins: [{ table: withdrawal, on: eq(withdrawal.id, withdrawalEvent.withdrawalId) }],
      of: ofWithdrawal,
      keys: [withdrawalEvent.id],
      fields: {
        ...allBut(withdrawalEvent, 'id'),
        requestedAt: fieldOf(withdrawal.requestedAt),
      },
    },
  ],
  pictures: [
    {
      name: 'withdrawal-pictures',
      chapter: 'money',
      erasure: deletedAfter('records'),
      table: withdrawalProof,
      joins: [{ table: withdrawal, on: eq(withdrawal.id, withdrawalProof.withdrawalId) }],
      of: ofWithdrawal,
      keys: [withdrawalProof.name],
      fileName: sql`${withdrawalProof.withdrawalId} || '-' || ${withdrawalProof.position} || '-' || left(${withdrawalProof.name}, 8)`,
      data: withdrawalProof.data,
    },
  ],
};
