import type { ContactField } from '@perya/api-client';
import { and, asc, eq } from 'drizzle-orm';
import type { PrizeSpec } from '../activities/prizes/prize';
import type { Brand } from '../../../kernel/brand';
import type { CallContext } from '../../../kernel/http/serve';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../../kernel/ledger/schema';
import { isTrial, type Member } from '../../identity';
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
  const now = ctx.now().getTime();
  const due = [
    ...registrationOf(ctx.brand, member),
    ...(await firstDepositOf(ctx)),
    ...levelsOf(ctx),
    ...birthdayOf(ctx),
  ].filter(({ at }) => at.getTime() + ctx.brand.rewards.days * DAY_MS > now);
  await grant(ctx, member, due);
}

/**
 * Grants the rewards of a registration by its form, as announced at that moment. Call it in the registration's
 * transaction. Members who are created in other ways get theirs, without the one for a contact, from
 * `grantDue`.
 *
 * A contact is rewarded once: whoever fills in the same one again gets nothing for it.
 *
 * @param filledIn the fields of the form that are filled in
 */
export async function grantForRegistration(
  ctx: Pick<CallContext, 'db' | 'brand' | 'platform'>,
  member: Member,
  filledIn: Readonly<Partial<Record<ContactField, string>>>,
): Promise<void> {
  await grant(ctx, member, [
    ...registrationOf(ctx.brand, member),
    ...contactOf(ctx, member, filledIn),
  ]);
}

async function grant(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  { id: memberId, currency }: Member,
  due: readonly NewReward[],
): Promise<void> {
  if (due.length === 0) return;
  const { days, turnoverMultiple } = brand.rewards;
  await db
    .insert(memberReward)
    .values(
      due.map(({ at, ...reward }) => ({
        ...reward,
        memberId,
        currency,
        turnoverMultiple,
        createdAt: at,
        expiresAt: new Date(at.getTime() + days * DAY_MS),
      })),
    )
    .onConflictDoNothing();
}

function registrationOf({ rewards }: Brand, { currency, createdAt }: Member): NewReward[] {
  const { enabled, prize } = rewards.registration;
  const worth = enabled ? prizeColumns(prize, currency) : null;
  return worth ? [{ kind: 'REGISTRATION', occasion: '', ...worth, at: createdAt }] : [];
}

function contactOf(
  { brand, platform }: Pick<CallContext, 'brand' | 'platform'>,
  { currency, createdAt }: Member,
  filledIn: Readonly<Partial<Record<ContactField, string>>>,
): NewReward[] {
  const { contact } = brand.rewards;
  if (contact === undefined) return [];
  const value = filledIn[contact.field];
  if (value === undefined) return [];
  const worth = prizeColumns(contact.prize, currency);
  const occasion = platform.secrets.sign('contact', `${contact.field}:${plain(value)}`);
  return worth ? [{ kind: 'CONTACT', occasion, ...worth, at: createdAt }] : [];
}

/** A contact without what people write in different ways. */
const plain = (contact: string) => contact.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

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
