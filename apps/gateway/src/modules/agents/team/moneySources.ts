import type { IncomeSource, TransactionType } from '@perya/api-client';

/**
 * The source of a change of a wallet, as finely as reports distinguish it: a transaction type of the account
 * record, or the source of an agent's income. The trigger that writes them is in `drizzle/0001_rules.sql`.
 */
export type MoneySource = TransactionType | Exclude<IncomeSource, 'DIVIDEND' | 'REBATE'>;

/** The sources that the account record groups under one type. */
const FINER: Readonly<Partial<Record<TransactionType, readonly MoneySource[]>>> = {
  SALARY: ['DAILY_SALARY', 'HOURLY_SALARY', 'REAL_TIME_SALARY'],
  BONUS: ['AFFILIATE', 'REFERRAL'],
};

/** Returns all sources of a transaction type of the account record. */
export const sourcesOf = (type: TransactionType): readonly MoneySource[] => [
  type,
  ...(FINER[type] ?? []),
];
