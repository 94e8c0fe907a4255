import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/types';
import { ledgerAccount } from './schema';

/** The kinds of members' accounts; none of them can go below zero. */
type MemberAccountKind = 'wallet' | 'points' | 'bonus' | `vendor:${string}`;
/** The kinds of the operator's accounts, the other side of every posting. */
type HouseAccountKind =
  | 'bank'
  | 'fees'
  | 'games'
  | 'promotions'
  | 'agents'
  | 'points'
  | 'adjustments'
  | `jackpot:${string}`;

/** Identifies an account, which is created when it's first used. */
export interface AccountRef {
  /** `member:<id>` or `house`. */
  owner: `member:${number}` | 'house';
  /** ISO 4217 code, or `POINTS`. */
  currency: string;
  kind: MemberAccountKind | HouseAccountKind;
}

/** A member's wallet in a currency. */
export const walletOf = (memberId: number, currency: string): AccountRef => ({
  owner: `member:${memberId}`,
  currency,
  kind: 'wallet',
});

/** An account of the operator, which can go below zero. */
export const houseAccount = (kind: HouseAccountKind, currency: string): AccountRef => ({
  owner: 'house',
  currency,
  kind,
});

/** The name of an account; equal for equal references. */
export const nameOf = ({ owner, currency, kind }: AccountRef) => `${owner}/${currency}/${kind}`;

/** The reference to the account of a `ledger_account` row. */
export const refOf = (row: { owner: string; currency: string; kind: string }): AccountRef =>
  row as AccountRef;

export interface Balance {
  /** The sum of the account's entries, in minor units. */
  balance: bigint;
  /** The part of it that pending postings hold. */
  held: bigint;
  /** `balance - held`: what can be spent. */
  available: bigint;
}

/** Reads the balance of an account; zero for one that was never used. */
export async function balanceOf(db: Db, account: AccountRef): Promise<Balance> {
  const [row] = await db
    .select({ balance: ledgerAccount.balance, held: ledgerAccount.held })
    .from(ledgerAccount)
    .where(matches(account));
  const { balance, held } = row ?? { balance: 0n, held: 0n };
  return { balance, held, available: balance - held };
}

/** The sum of all accounts of a member in a currency. */
export async function totalOf(db: Db, memberId: number, currency: string): Promise<Balance> {
  const [row] = await db
    .select({
      balance: sql<string>`coalesce(sum(${ledgerAccount.balance}), 0)::text`,
      held: sql<string>`coalesce(sum(${ledgerAccount.held}), 0)::text`,
    })
    .from(ledgerAccount)
    .where(
      and(eq(ledgerAccount.owner, `member:${memberId}`), eq(ledgerAccount.currency, currency)),
    );
  const balance = BigInt(row?.balance ?? 0);
  const held = BigInt(row?.held ?? 0);
  return { balance, held, available: balance - held };
}

/** A fingerprint of what each member can spend, over all accounts: it changes when any of them does. */
export async function moneyOf(db: Db, memberIds: readonly number[]): Promise<Map<number, string>> {
  const owners = new Map(memberIds.map((id) => [`member:${id}`, id]));
  const rows = await db
    .select({
      owner: ledgerAccount.owner,
      money: sql<string>`string_agg(${ledgerAccount.id} || '=' || (${ledgerAccount.balance} - ${ledgerAccount.held}), ' ' order by ${ledgerAccount.id})`,
    })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.owner, [...owners.keys()]))
    .groupBy(ledgerAccount.owner);
  return new Map(rows.map(({ owner, money }) => [owners.get(owner) ?? 0, money]));
}

function matches({ owner, currency, kind }: AccountRef): SQL | undefined {
  return and(
    eq(ledgerAccount.owner, owner),
    eq(ledgerAccount.currency, currency),
    eq(ledgerAccount.kind, kind),
  );
}

interface LockedAccount {
  id: number;
  balance: bigint;
}

/**
 * Locks the accounts for the rest of the transaction. Missing ones are inserted first, in the order of their
 * names; all are locked in the order of their ids, so that no two postings deadlock. The result is keyed by
 * name.
 */
export async function lockAccounts(
  tx: Db,
  accounts: readonly AccountRef[],
): Promise<Map<string, LockedAccount>> {
  const wanted = [...new Map(accounts.map((account) => [nameOf(account), account])).values()];
  if (wanted.length === 0) return new Map();
  const locked = await lock(tx, wanted);
  if (locked.size > 0) return locked;
  const inOrderOfNames = wanted.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  await tx
    .insert(ledgerAccount)
    .values(inOrderOfNames.map((account) => ({ ...account, overdraft: account.owner === 'house' })))
    .onConflictDoNothing();
  return lock(tx, wanted);
}

/** Locks the accounts if all of them exist; otherwise locks none and returns an empty map. */
async function lock(tx: Db, accounts: readonly AccountRef[]): Promise<Map<string, LockedAccount>> {
  const names = sql.join(
    accounts.map(({ owner, currency, kind }) => sql`(${owner}, ${currency}, ${kind})`),
    sql`, `,
  );
  const isWanted = sql`(${ledgerAccount.owner}, ${ledgerAccount.currency}, ${ledgerAccount.kind}) in (${names})`;
  const existing = tx.select({ count: count() }).from(ledgerAccount).where(isWanted);
  const rows = await tx
    .select()
    .from(ledgerAccount)
    .where(and(isWanted, sql`(${existing}) = ${accounts.length}`))
    .orderBy(ledgerAccount.id)
    .for('update');
  return new Map(rows.map((row) => [nameOf(refOf(row)), { id: row.id, balance: row.balance }]));
}
