import type { getClosing, HandlerValueOf } from '@perya/api-client';
import { trueAccountNeeded } from '../../kernel/http/Rejection';
import type { CallContext } from '../../kernel/http/serve';
import { hasAgentDuties } from '../../modules/agents';
import { isTrial } from '../../modules/identity';
import { lastClosing, payoutsOf, type ClosingRow } from './closings';
import { openItems } from './open';
import { closingTerms } from './terms';

type Value = HandlerValueOf<typeof getClosing>;

/** The state of the caller's closing, what has to end first, and what is paid out. */
export async function readClosing(ctx: CallContext): Promise<Value> {
  const me = ctx.me();
  if (isTrial(me)) throw trueAccountNeeded();
  const last = await lastClosing(ctx.db, me.id);
  if (last?.state === 'REQUESTED') {
    return {
      ...NOTHING,
      state: await stateOf(ctx, last),
      currency: last.currency,
      payout: last.payout,
      forfeited: last.forfeited,
      requestedAt: last.requestedAt.getTime(),
    };
  }
  return {
    ...NOTHING,
    state: 'OPEN',
    needsService: await hasAgentDuties(ctx.db, me.id, ctx.now()),
    open: await openItems(ctx),
    currency: me.currency,
    ...(await closingTerms(ctx)),
    failure: failureOf(last),
  };
}

const NOTHING = {
  needsService: false,
  open: [],
  requestedAt: null,
  failure: null,
} as const satisfies Partial<Value>;

/** Waiting as long as no payout is approved. */
async function stateOf({ db }: CallContext, row: ClosingRow): Promise<Value['state']> {
  const payouts = await payoutsOf(db, row);
  const isWaiting = payouts.every(({ state }) => state === 'REQUESTED' || state === 'REVIEWING');
  return isWaiting ? 'REQUESTED' : 'PAYING_OUT';
}

function failureOf(last: ClosingRow | undefined): Value['failure'] {
  if (last === undefined || last.failure === null || last.endedAt === null) return null;
  return { reason: last.failure, at: last.endedAt.getTime() };
}
