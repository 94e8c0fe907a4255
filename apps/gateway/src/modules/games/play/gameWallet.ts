import type { Db } from '../../../kernel/db/types';
import { insufficientBalance } from '../../../kernel/http/Rejection';
import { balanceOf, houseAccount, LedgerError, post, walletOf } from '../../../kernel/ledger';
import type { PostingKind, PostingRequest } from '../../../kernel/ledger';
import { demoBalanceOf, moveDemoMoney } from './demoWallet';
import type { PlayMode } from './schema';

/** The owner of the money that a game moves. A `Player` is one; a job creates one from a stored bet. */
export interface GameWalletOwner {
  mode: PlayMode;
  member: { id: number; currency: string };
  game: { id: string; name: string };
}

/** The reason for a movement of money. */
interface Movement {
  /** Moves only once per key: the id of a round, a shot, a leg or a raise. */
  key: string;
  /** The bet that the statement lists it under. Default: the key. */
  reference?: string;
  at: Date;
}

/** The wallet in real play, the player's play money in demo play. Amounts are minor units. */
export interface GameWallet {
  /** Takes a stake, or rejects with `INSUFFICIENT_BALANCE`. */
  take(amount: bigint, movement: Movement): Promise<void>;
  /** Pays out; does nothing if the amount is zero. */
  give(amount: bigint, movement: Movement): Promise<void>;
  /** Refunds a stake. */
  refund(amount: bigint, movement: Movement): Promise<void>;
  /** The available balance. */
  balance(): Promise<bigint>;
}

/** Opens a game wallet within the transaction of what it pays for. */
export function gameWalletOf(tx: Db, owner: GameWalletOwner): GameWallet {
  return owner.mode === 'real' ? wallet(tx, owner) : playMoney(tx, owner);
}

/** A posting between a member's wallet and the house; negative amounts leave the wallet. */
export function gamePosting(
  { member, game }: Pick<GameWalletOwner, 'member' | 'game'>,
  { kind, amount, key, reference = key, at }: Movement & { kind: PostingKind; amount: bigint },
): PostingRequest {
  return {
    key: `${kind}:${key}`,
    kind,
    at,
    reference,
    details: { note: game.name, gameId: game.id },
    entries: [
      { account: walletOf(member.id, member.currency), amount },
      { account: houseAccount('games', member.currency), amount: -amount },
    ],
  };
}

function wallet(tx: Db, owner: GameWalletOwner): GameWallet {
  const mine = walletOf(owner.member.id, owner.member.currency);
  const move = async (kind: PostingKind, amount: bigint, movement: Movement): Promise<void> => {
    if (amount !== 0n) await post(tx, gamePosting(owner, { kind, amount, ...movement }));
  };
  return {
    take: async (amount, movement) => {
      try {
        await move('bet', -amount, movement);
      } catch (error) {
        if (error instanceof LedgerError && error.code === 'insufficient_funds') {
          throw insufficientBalance();
        }
        throw error;
      }
    },
    give: (amount, movement) => move('payout', amount, movement),
    refund: (amount, movement) => move('refund', amount, movement),
    balance: async () => (await balanceOf(tx, mine)).available,
  };
}

function playMoney(tx: Db, { member }: GameWalletOwner): GameWallet {
  const give = async (amount: bigint): Promise<void> => {
    if (amount !== 0n) await moveDemoMoney(tx, member.id, amount);
  };
  return {
    take: async (amount) => {
      if (!(await moveDemoMoney(tx, member.id, -amount))) throw insufficientBalance();
    },
    give,
    refund: give,
    balance: () => demoBalanceOf(tx, member.id),
  };
}
