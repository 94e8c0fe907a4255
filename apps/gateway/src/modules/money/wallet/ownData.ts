import { eq } from 'drizzle-orm';
import { allBut, fieldOf, KEPT_RECORD, type OwnData } from '../../../kernel/own-data/section';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../../kernel/ledger/schema';
import { turnoverRequirement } from '../turnover/schema';

const isOwn = (memberId: number) => eq(ledgerAccount.owner, `member:${memberId}`);

/** Balances, every transaction, and turnover requirements. */
export const walletData: OwnData = {
  sections: [
    {
      name: 'balances',
      chapter: 'money',
      erasure: KEPT_RECORD,
      table: ledgerAccount,
      of: isOwn,
      keys: [ledgerAccount.id],
      fields: allBut(ledgerAccount, 'id', 'owner', 'overdraft'),
    },
    {
      name: 'transactions',
      chapter: 'money',
      erasure: KEPT_RECORD,
      table: ledgerEntry,
      joins: [
        { table: ledgerAccount, on: eq(ledgerAccount.id, ledgerEntry.accountId) },
        { table: ledgerPosting, on: eq(ledgerPosting.id, ledgerEntry.postingId) },
      ],
      of: isOwn,
      keys: [ledgerEntry.accountId, ledgerEntry.id],
      fields: {
        ...allBut(ledgerEntry, 'accountId', 'postingId'),
        currency: fieldOf(ledgerAccount.currency),
        account: fieldOf(ledgerAccount.kind),
        kind: fieldOf(ledgerPosting.kind),
        phase: fieldOf(ledgerPosting.phase),
        reference: fieldOf(ledgerPosting.reference),
        details: fieldOf(ledgerPosting.details),
      },
    },
    {
      name: 'turnover-requirements',
      chapter: 'money',
      erasure: KEPT_RECORD,
      table: turnoverRequirement,
      of: (memberId) => eq(turnoverRequirement.memberId, memberId),
      keys: [turnoverRequirement.id],
      fields: allBut(turnoverRequirement, 'id', 'memberId'),
    },
  ],
};
