import type { HandlerValueOf, getPromotion } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import type { CallContext } from '../../../kernel/http/serve';
import { bonusIn } from '../../../kernel/money';
import { friendsOf } from '../referrals/friends';
import { stepsTaken, turnoverIn } from './counted';
import type { RuleOf } from './rules/rule';
import type { CurrentPromotion } from './running';

type Progress = NonNullable<HandlerValueOf<typeof getPromotion>['progress']>;

/** How far the caller is in a promotion; null for guests, and for rules without a goal. */
export async function progressOf(
  { seed: { rule }, times }: CurrentPromotion,
  ctx: CallContext,
): Promise<Progress | null> {
  if (ctx.member === undefined || times.phase !== 'running') return null;
  switch (rule.kind) {
    case 'steps':
      return stepProgress(rule, ctx);
    case 'freeSpins':
      return counted('STEPS', ctx.member.mobile === null ? 0 : 1, 1);
    case 'referral':
      return friendProgress(ctx);
    case 'sharedPool':
      return poolProgress(rule, times.startsAt, ctx);
    case 'depositMatch':
    case 'depositBonus':
    case 'firstWeek':
    case 'dailyCashback':
    case 'stakeCashback':
    case 'application':
    case 'noFee':
      return null;
  }
}

const counted = (unit: 'STEPS' | 'FRIENDS', done: number, target: number): Progress => ({
  unit,
  done: String(Math.min(done, target)),
  target: String(target),
  currency: null,
});

async function stepProgress({ steps }: RuleOf<'steps'>, { db, me }: CallContext) {
  const taken = (await stepsTaken(db, [me().id])).get(me().id);
  return counted('STEPS', steps.filter((step) => taken?.has(step)).length, steps.length);
}

/** The friends who qualify, towards the next tier; null if there's none left. */
async function friendProgress(ctx: CallContext): Promise<Progress | null> {
  const friends = await friendsOf(ctx);
  const done = friends.filter(({ state }) => state === 'QUALIFIED' || state === 'REWARDED').length;
  const tiers = ctx.brand.referral.tiers.map((tier) => tier.friends).sort((a, b) => a - b);
  const next = tiers.find((tier) => tier > done);
  return next === undefined ? null : counted('FRIENDS', done, next);
}

async function poolProgress(
  { games, targetUnits }: RuleOf<'sharedPool'>,
  startsAt: number,
  { db, me, now }: CallContext,
): Promise<Progress> {
  const { id, currency } = me();
  const span = { from: new Date(startsAt), to: now() };
  const done = (await turnoverIn(db, { members: [id], span, games })).get(id) ?? 0n;
  const target = bonusIn(targetUnits, currency);
  return {
    unit: 'MONEY',
    done: formatDecimal(done < target ? done : target),
    target: formatDecimal(target),
    currency,
  };
}
