import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import type { SeedContext } from '../../../kernel/seed/seed';
import { CROWD } from './crowd';
import { MEMBER_TYPES } from './members';
import { member } from './schema';

/** Of every demo account (decisions.md). */
export const DEMO_PASSWORD = 'Perya2026';
const DEMO_PAYMENT_PASSWORD = '123456';

const DAY_MS = 86_400_000;

interface DemoAccount {
  account: string;
  nickname: string;
  /** What recovery reaches the member by, beside `<account>@example.com`; a trial account has neither. */
  mobile?: string;
  affiliateCode?: string;
  type?: number;
  upline?: string;
  /** Opening balance in minor units. */
  opening: bigint;
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

const CLUBS = {
  bronze: { rank: 1, name: 'Bronze', color: '#3a2414', color2: '#e2b28a' },
  silver: { rank: 2, name: 'Silver', color: '#23272e', color2: '#cfd6df' },
  gold: { rank: 3, name: 'Gold', color: '#3b2b00', color2: '#f2cf63' },
  diamond: { rank: 5, name: 'Diamond', color: '#0d2b33', color2: '#9fe3ee' },
} satisfies Record<string, Club>;

const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    account: 'agent01',
    mobile: '+639171234501',
    affiliateCode: 'AGENT01',
    nickname: 'Aling Nena',
    type: 1,
    opening: 25_000_000n,
    ageDays: 720,
    club: CLUBS.gold,
  },
  {
    account: 'agent02',
    mobile: '+639171234502',
    affiliateCode: 'AGENT02',
    nickname: 'Mang Berto',
    type: 2,
    upline: 'agent01',
    opening: 5_000_000n,
    ageDays: 400,
    club: CLUBS.silver,
  },
  {
    account: 'juan01',
    mobile: '+639171234567',
    nickname: 'Juan',
    upline: 'agent02',
    opening: 1_000_000n,
    ageDays: 90,
    club: CLUBS.bronze,
  },
  {
    account: 'vip001',
    mobile: '+639171234503',
    nickname: 'Doña Victoria',
    opening: 100_000_000n,
    ageDays: 400,
    club: CLUBS.diamond,
    label: 'VIP',
  },
  {
    account: 'trial01',
    nickname: 'Trial',
    type: MEMBER_TYPES.trial,
    opening: 200_000n,
    ageDays: 2,
  },
  {
    account: 'fresh01',
    mobile: '+639171234505',
    nickname: 'fresh01',
    opening: 0n,
    ageDays: 1,
    isFresh: true,
  },
  {
    account: 'expire01',
    mobile: '+639171234506',
    nickname: 'Luz',
    opening: 500_000n,
    ageDays: 200,
    club: CLUBS.bronze,
    isExpired: true,
  },
  // The third level below agent01.
  {
    account: 'maria03',
    mobile: '+639171234508',
    nickname: 'Maria',
    upline: 'juan01',
    opening: 250_000n,
    ageDays: 30,
  },
];

/**
 * The demo accounts with their opening balances, each paid in by the house's bank. Modules that add
 * history (bets, deposits) pay for it themselves, so that every account ends at the balance that
 * decisions.md names.
 */
export async function seedMembers(context: SeedContext) {
  const { db, now, profile, brand, hashPassword } = context;
  if (profile === 'empty') return;
  const { currency, defaultLanguage } = brand;
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashPassword(DEMO_PAYMENT_PASSWORD),
  ]);
  const ids = new Map<string, number>();
  for (const demo of profile === 'small' ? DEMO_ACCOUNTS : [...DEMO_ACCOUNTS, ...crowd()]) {
    const createdAt = new Date(now.getTime() - demo.ageDays * DAY_MS);
    const { club, label } = demo;
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
    if (demo.opening > 0n) {
      await post(db, {
        key: `seed:opening:${demo.account}`,
        kind: 'deposit',
        at: createdAt,
        reference: 'opening',
        entries: [
          { account: houseAccount('bank', currency), amount: -demo.opening },
          { account: walletOf(row.id, currency), amount: demo.opening },
        ],
      });
    }
  }
}

function crowd(): DemoAccount[] {
  return CROWD.map((account, at) => ({
    account,
    nickname: account,
    opening: 200_000n,
    ageDays: 20 + at * 9,
  }));
}
