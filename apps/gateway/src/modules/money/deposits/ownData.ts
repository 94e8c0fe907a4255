import { eq, sql } from 'drizzle-orm';
import { allBut, type OwnData } from '../../../kernel/own-data/section';
import { deposit, depositReceipt, depositStep } from './schema';

const ofDeposit = (memberId: number) => eq(deposit.memberId, memberId);

/** Deposits with their steps and receipts. */
export const depositData: OwnData = {
  sections: [
    {
      name: 'deposits',
      chapter: 'money',
      table: deposit,
      of: ofDeposit,
      keys: [deposit.createdAt, deposit.id],
      fields: allBut(deposit, 'memberId', 'method', 'askAt', 'asked'),
    },
    {
      name: 'deposit-steps',
      chapter: 'money',
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
      table: depositReceipt,
      joins: [{ table: deposit, on: eq(deposit.id, depositReceipt.depositId) }],
      of: ofDeposit,
      keys: [depositReceipt.name],
      fileName: sql`${depositReceipt.depositId} || '-' || ${depositReceipt.position}`,
      data: depositReceipt.data,
    },
  ],
};
