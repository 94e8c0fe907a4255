import type { IncomeSource, TransactionType } from '@perya/api-client';

/**
 * What moved a wallet, as finely as reports tell it apart: a type of the account record, or where an
 * agent's income is paid from. The trigger that writes them is in `drizzle/0001_rules.sql`.
 */
export type MoneySource = TransactionType | Exclude<IncomeSource, 'DIVIDEND' | 'REBATE'>;

/** The sources that an account record calls by another name. */
const FINER: Readonly<Partial<Record<TransactionType, readonly MoneySource[]>>> = {
  SALARY: ['DAILY_SALARY', 'HOURLY_SALARY', 'REAL_TIME_SALARY'],
  BONUS: ['AFFILIATE', 'REFERRAL'],
};

/** All sources that the account record calls so. */
export const sourcesOf = (type: TransactionType): readonly MoneySource[] => [
  type,
  ...(FINER[type] ?? []),
];
