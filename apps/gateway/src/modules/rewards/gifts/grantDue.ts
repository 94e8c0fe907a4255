import { and, asc, eq } from 'drizzle-orm';
import type { PrizeSpec } from '../activities/prizes/prize';
import type { CallContext } from '../../../kernel/http/serve';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../../kernel/ledger/schema';
import { isTrial } from '../../identity';
import { bonusIn } from '../../../kernel/money';
import { birthdaysAround } from './birthday';
import { memberReward } from './schema';

const DAY_MS = 86_400_000;

type NewReward = Pick<
  typeof memberReward.$inferInsert,
  'kind' | 'occasion' | 'amount' | 'points' | 'spins'
> & { at: Date };

/** The columns of a reward for a prize; null if there's no prize. */
export function prizeColumns(prize: PrizeSpec, currency: string) {
  switch (prize.type) {
    case 'NONE':
      return null;
    case 'CASH':
      return { amount: bonusIn(prize.units, currency) };
    case 'POINTS':
      return { points: prize.points };
    case 'FREE_SPINS':
      return { spins: prize.spins };
  }
}

/** The reward for the first deposit, in minor units. */
function welcomeOf(deposit: bigint, ctx: CallContext): bigint {
  const { basisPoints, maxUnits } = ctx.brand.rewards.welcome;
  const share = (deposit * BigInt(basisPoints)) / 10_000n;
  const max = bonusIn(maxUnits, ctx.me().currency);
  return share < max ? share : max;
}

/**
 * Grants the rewards that are due and not granted yet: one per occasion, however often and for whichever
 * reader it runs. It runs on read, so every reader sees the current state. Nothing is granted for an occasion
 * older than the lifetime of a reward.
 */
export async function grantDue(ctx: CallContext): Promise<void> {
  const member = ctx.me();
  if (isTrial(member)) return;
  const { days, turnoverMultiple } = ctx.brand.rewards;
  const now = ctx.now().getTime();
  const due = [
    ...registrationOf(ctx),
    ...(await firstDepositOf(ctx)),
    ...levelsOf(ctx),
    ...birthdayOf(ctx),
  ].filter(({ at }) => at.getTime() + days * DAY_MS > now);
  if (due.length === 0) return;
  await ctx.db
    .insert(memberReward)
    .values(
      due.map(({ at, ...reward }) => ({
        ...reward,
        memberId: member.id,
        currency: member.currency,
        turnoverMultiple,
        createdAt: at,
        expiresAt: new Date(at.getTime() + days * DAY_MS),
      })),
    )
    .onConflictDoNothing();
}

function registrationOf(ctx: CallContext): NewReward[] {
  const { enabled, prize } = ctx.brand.rewards.registration;
  const { currency, createdAt } = ctx.me();
  const worth = enabled ? prizeColumns(prize, currency) : null;
  return worth ? [{ kind: 'REGISTRATION', occasion: '', ...worth, at: createdAt }] : [];
}

/** The member's first deposit; undefined if there's none. */
export async function firstDeposit({ db, me }: CallContext) {
  const { id, currency } = me();
  const [row] = await db
    .select({ amount: ledgerEntry.amount, at: ledgerEntry.at })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .where(
      and(
        eq(ledgerAccount.owner, `member:${id}`),
        eq(ledgerAccount.currency, currency),
        eq(ledgerAccount.kind, 'wallet'),
        eq(ledgerPosting.kind, 'deposit'),
        eq(ledgerEntry.pending, false),
      ),
    )
    .orderBy(asc(ledgerEntry.at), asc(ledgerEntry.id))
    .limit(1);
  return row;
}

async function firstDepositOf(ctx: CallContext): Promise<NewReward[]> {
  if (!ctx.brand.rewards.welcome.enabled) return [];
  const deposit = await firstDeposit(ctx);
  if (deposit === undefined) return [];
  const amount = welcomeOf(deposit.amount, ctx);
  return amount > 0n ? [{ kind: 'WELCOME', occasion: '', amount, at: deposit.at }] : [];
}

/** A reward for each level reached, dated when it's first read. */
function levelsOf(ctx: CallContext): NewReward[] {
  const { clubRank, currency } = ctx.me();
  return Object.entries(ctx.brand.rewards.levelUp).flatMap(([rank, prize]) => {
    const worth = Number(rank) <= clubRank ? prizeColumns(prize, currency) : null;
    return worth ? [{ kind: 'LEVEL_UP', occasion: rank, ...worth, at: ctx.now() } as const] : [];
  });
}

/** The reward for the last birthday, if the member was registered by then. */
function birthdayOf(ctx: CallContext): NewReward[] {
  const { enabled, prize } = ctx.brand.rewards.birthday;
  const { dateOfBirth, createdAt, currency } = ctx.me();
  const worth = enabled ? prizeColumns(prize, currency) : null;
  if (worth === null || dateOfBirth === null) return [];
  const { last } = birthdaysAround(ctx.now(), dateOfBirth, ctx.brand.timeZone);
  if (last === undefined || last.at < createdAt) return [];
  return [{ kind: 'BIRTHDAY', occasion: String(last.year), ...worth, at: last.at }];
}
