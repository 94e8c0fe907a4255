import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { insufficientBalance } from '../../../kernel/http/Rejection';
import { balanceOf, houseAccount, LedgerError, post, walletOf } from '../../../kernel/ledger';
import type { PostingKind, PostingRequest } from '../../../kernel/ledger';
import { playSession, type PlayMode } from './schema';

/** Whose money a game moves; a `Player` is one. A job makes it from what it kept of a bet. */
export interface GameWalletOwner {
  mode: PlayMode;
  /** Play money belongs to an open game. */
  sessionId: string;
  member: { id: number; currency: string };
  game: { id: string; name: string };
}

/** Why money moves. */
interface Movement {
  /** Once per key: a round's id, or a shot's, a leg's, a raise's. */
  key: string;
  /** The bet that the statement shows it under; the key where nothing else is said. */
  reference?: string;
  at: Date;
}

/** The wallet in real play, the play money of the session in demo play. Amounts are minor units. */
export interface GameWallet {
  /** Takes a stake, or refuses with `INSUFFICIENT_BALANCE`. */
  take(amount: bigint, movement: Movement): Promise<void>;
  /** Pays out; nothing where the amount is zero. */
  give(amount: bigint, movement: Movement): Promise<void>;
  /** Gives a stake back. */
  refund(amount: bigint, movement: Movement): Promise<void>;
  /** What can be spent. */
  balance(): Promise<bigint>;
}

/** Opens a game wallet inside the transaction of what it pays for. */
export function gameWalletOf(tx: Db, owner: GameWalletOwner): GameWallet {
  return owner.mode === 'real' ? wallet(tx, owner) : playMoney(tx, owner);
}

/** What moves between a member's wallet and the house; below zero it leaves the wallet. */
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

function playMoney(tx: Db, { sessionId }: GameWalletOwner): GameWallet {
  const mine = eq(playSession.id, sessionId);
  const move = async (amount: bigint): Promise<boolean> => {
    const rows = await tx
      .update(playSession)
      .set({ demoBalance: sql`${playSession.demoBalance} + ${amount}` })
      .where(and(mine, sql`${playSession.demoBalance} + ${amount} >= 0`))
      .returning({ id: playSession.id });
    return rows.length > 0;
  };
  return {
    take: async (amount) => {
      if (!(await move(-amount))) throw insufficientBalance();
    },
    give: async (amount) => {
      await move(amount);
    },
    refund: async (amount) => {
      await move(amount);
    },
    balance: async () => {
      const [row] = await tx
        .select({ balance: playSession.demoBalance })
        .from(playSession)
        .where(mine);
      return row?.balance ?? 0n;
    },
  };
}
