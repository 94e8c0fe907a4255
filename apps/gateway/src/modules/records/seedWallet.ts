import { houseAccount, walletOf, type PostingRequest } from '../../kernel/ledger';
import type { member as memberTable } from '../identity';

export type SeedMember = Pick<typeof memberTable.$inferSelect, 'id' | 'account' | 'currency'>;

/** A bet or a payout. */
interface Movement {
  round: string;
  at: Date;
  note: Record<string, unknown>;
}

/** A member's wallet while the history is generated: collects the postings, in order. */
export function createSeedWallet({ id, account, currency }: SeedMember, opening: bigint) {
  const mine = walletOf(id, currency);
  const house = houseAccount('games', currency);
  const bank = houseAccount('bank', currency);
  const postings: PostingRequest[] = [];
  let balance = opening;
  const cash = (amount: bigint, at: Date): void => {
    balance += amount;
    postings.push({
      key: `seed:cash:${account}:${postings.length}`,
      kind: amount > 0n ? 'deposit' : 'withdrawal',
      at,
      entries: [
        { account: mine, amount },
        { account: bank, amount: -amount },
      ],
    });
  };
  const play = (kind: 'bet' | 'payout', amount: bigint, { round, at, note }: Movement): void => {
    balance += amount;
    postings.push({
      key: `${kind}:${round}`,
      kind,
      at,
      reference: round,
      details: note,
      entries: [
        { account: mine, amount },
        { account: house, amount: -amount },
      ],
    });
  };
  return {
    postings: postings as readonly PostingRequest[],
    take: (amount: bigint, movement: Movement) => play('bet', -amount, movement),
    give: (amount: bigint, movement: Movement) => play('payout', amount, movement),
    /** Deposits if the balance doesn't cover a stake. */
    afford: (stake: bigint, at: Date) => {
      if (balance < stake) cash(opening / 2n > stake ? opening / 2n : stake * 10n, at);
    },
    /** After an evening: withdraws a large win, or deposits after a large loss. */
    tidy: (at: Date) => {
      if (balance > opening * 2n) cash(opening - balance, at);
      else if (balance < opening / 4n) cash(opening / 2n, at);
    },
    close: (at: Date) => {
      if (balance !== opening) cash(opening - balance, at);
    },
  };
}
