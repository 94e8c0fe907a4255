import type { TransactionType } from '@perya/api-client';
import type { PostingKind } from '../../../kernel/ledger';

interface Kinds {
  kinds: readonly PostingKind[];
  /** The direction of the money, if the kind doesn't imply it. */
  direction?: 'in' | 'out';
}

const KINDS: Record<TransactionType, Kinds> = {
  DEPOSIT: { kinds: ['deposit'] },
  WITHDRAWAL: { kinds: ['withdrawal'] },
  BET: { kinds: ['bet'] },
  PAYOUT: { kinds: ['payout'] },
  REFUND: { kinds: ['refund'] },
  TRANSFER_IN: { kinds: ['transfer'], direction: 'in' },
  TRANSFER_OUT: { kinds: ['transfer'], direction: 'out' },
  BONUS: { kinds: ['bonus'] },
  REBATE: { kinds: ['rebate'] },
  SALARY: { kinds: ['salary'] },
  DIVIDEND: { kinds: ['dividend'] },
  POINTS: { kinds: ['points'] },
  ADJUSTMENT: { kinds: ['adjustment'] },
};

/** The ledger's kinds for a transaction type of the wire. */
export const kindsOf = (type: TransactionType): Kinds => KINDS[type];

/** The wire's transaction type for a posting of the ledger, as seen from one account. */
export function wireType(kind: PostingKind, amount: bigint): TransactionType {
  const direction = amount < 0n ? 'out' : 'in';
  const found = Object.entries(KINDS).find(
    ([, { kinds, direction: wanted }]) =>
      kinds.includes(kind) && (wanted === undefined || wanted === direction),
  );
  return (found?.[0] ?? 'ADJUSTMENT') as TransactionType;
}
