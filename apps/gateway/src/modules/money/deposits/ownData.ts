import { eq, sql } from 'drizzle-orm';
import { allBut, deletedAfter, KEPT_RECORD, type OwnData } from '../../../kernel/own-data/section';
import { deposit, depositReceipt, depositStep } from './schema';

const ofDeposit = (memberId: number) => eq(deposit.memberId, memberId);

/** Deposits with their steps and receipts. */
export const depositData: OwnData = {
  sections: [
    {
      name: 'deposits',
      chapter: 'money',
      erasure: KEPT_RECORD,
      table: deposit,
      of: ofDeposit,
      keys: [deposit.createdAt, deposit.id],
      fields: allBut(deposit, 'memberId', 'method', 'askAt', 'asked'),
    },
    {
      name: 'deposit-steps',
      chapter: 'money',
      erasure: KEPT_RECORD,
      table: depositStep,
      joins: [{ table: deposit, on: eq(deposit.id, depositStep.depositId) }],
      of: ofDeposit,
      keys: [depositStep.id],
      fields: allBut(depositStep, 'id'),
    },
  ],
  pictures: [
    {
      name: 'deposit-receipts',
      chapter: 'money',
      erasure: deletedAfter('records'),
      table: depositReceipt,
      joins: [{ table: deposit, on: eq(deposit.id, depositReceipt.depositId) }],
      of: ofDeposit,
      keys: [depositReceipt.name],
      fileName: sql`${depositReceipt.depositId} || '-' || ${depositReceipt.position}`,
      data: depositReceipt.data,
    },
  ],
};
