import members from '../../../demo/members.json' with { type: 'json' };
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { demoAmountIn } from '../../../kernel/money';
import type { SeedContext } from '../../../kernel/seed/seed';
import { MEMBER_TYPES } from './members';
import { member } from './schema';

/** The password of every demo account (decisions.md). */
export const DEMO_PASSWORD = 'Perya2026';
const DEMO_PAYMENT_PASSWORD = '123456';

const DAY_MS = 86_400_000;

interface DemoAccount {
  account: string;
  nickname: string;
  /** Used by recovery, like `<account>@example.com`; a trial account has neither. */
  mobile?: string;
  affiliateCode?: string;
  type?: number;
  upline?: string;
  /** Opening balance in minor units. */
  opening: number;
  ageDays: number;
  club?: Club;
  label?: string;
  isFresh?: boolean;
  isExpired?: boolean;
}

interface Club {
  rank: number;
  name: string;
  color: string;
  color2: string;
}

const DEMO_ACCOUNTS: readonly DemoAccount[] = members.accounts;

/**
 * Members besides the named demo accounts, so that the demo doesn't look empty. They have played on the real
 * machines in the last few days; nobody is meant to sign in as one of them.
 */
export const DEMO_MEMBERS: readonly string[] = members.crowd;

/**
 * Inserts the demo accounts with their opening balances, each paid from the house account `bank`. Modules
 * that add history (bets, deposits) pay for it themselves, so that every account ends with the balance given
 * in decisions.md.
 */
export async function seedMembers(context: SeedContext) {
  const { db, now, profile, brand, hashPassword } = context;
  const { currency, defaultLanguage } = brand;
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashPassword(DEMO_PAYMENT_PASSWORD),
  ]);
  const ids = new Map<string, number>();
  for (const demo of profile === 'small' ? DEMO_ACCOUNTS : [...DEMO_ACCOUNTS, ...crowd()]) {
    const createdAt = new Date(now.getTime() - demo.ageDays * DAY_MS);
    const { club, label } = demo;
    const opening = demoAmountIn(BigInt(demo.opening), currency);
    const [row] = await db
      .insert(member)
      .values({
        account: demo.account,
        nickname: demo.nickname,
        type: demo.type ?? MEMBER_TYPES.member,
        uplineId: (demo.upline === undefined ? undefined : ids.get(demo.upline)) ?? null,
        currency,
        language: defaultLanguage,
        mobile: demo.mobile ?? null,
        email: demo.mobile === undefined ? null : `${demo.account}@example.com`,
        affiliateCode: demo.affiliateCode ?? null,
        clubRank: club?.rank ?? 0,
        clubLabel: club?.name ?? null,
        clubColor: club?.color ?? null,
        clubColor2: club?.color2 ?? null,
        memberLabel: label ?? null,
        passwordHash,
        paymentPasswordHash,
        passwordChangedAt: createdAt,
        passwordExpired: demo.isExpired ?? false,
        firstLoginAt: demo.isFresh === true ? null : createdAt,
        createdAt,
      })
      .returning({ id: member.id });
    if (row === undefined) throw new Error(`The database answered no id for ${demo.account}.`);
    ids.set(demo.account, row.id);
    if (opening > 0n) {
      await post(db, {
        key: `seed:opening:${demo.account}`,
        kind: 'deposit',
        at: createdAt,
        reference: 'opening',
        entries: [
          { account: houseAccount('bank', currency), amount: -opening },
          { account: walletOf(row.id, currency), amount: opening },
        ],
      });
    }
  }
}

function crowd(): DemoAccount[] {
  return DEMO_MEMBERS.map((account, at) => ({
    account,
    nickname: account,
    opening: 200_000,
    ageDays: 20 + at * 9,
  }));
}
