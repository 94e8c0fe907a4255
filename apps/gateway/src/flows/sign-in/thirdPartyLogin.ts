import type { ThirdParty } from '@perya/api-client';
import { limit } from '../../kernel/http/limits';
import { notEnabled, Rejection } from '../../kernel/http/Rejection';
import type { CallContext } from '../../kernel/http/serve';
import { completeSignIn } from './completeSignIn';
import type { LoginCall } from './login';
import { missingFields } from './missingFields';
import { requireSecondStep } from './requireSecondStep';
import { memberForIdentity, memberOf } from './third-party/identities';
import { SWITCHES, type Identity } from './third-party/provider';
import { spendTicket } from './third-party/tickets';

const PER_ADDRESS = { max: 60, windowMs: 5 * 60_000 };
/** Enough for two windows of one new person at the same time; a third attempt means an error. */
const ROUNDS = 3;

/** Signs in with the ticket from a provider's callback. */
export async function signInByThirdParty({ input, ctx }: LoginCall) {
  const provider = input.type.toLowerCase() as ThirdParty;
  const { ticket, ticketVerifier: verifier } = input;
  if (ctx.brand.switches[SWITCHES[provider]] !== true) throw notEnabled();
  if (ticket === undefined || verifier === undefined) {
    throw missingFields({ ticket, ticketVerifier: verifier });
  }
  const now = ctx.now();
  await limit(ctx.db, `third-party-ticket:${ctx.network}`, PER_ADDRESS, now);
  const identity = await spendTicket(ctx.db, { ticket, verifier, provider }, now);
  if (identity === undefined) {
    throw new Rejection(401, 'TICKET_INVALID', 'third_party_expired');
  }
  // Not in the transaction below, whose rollback would delete the challenge.
  const known = await memberOf(ctx.db, identity);
  if (known !== undefined) await requireSecondStep(ctx, known, { method: provider });
  for (let round = 1; round < ROUNDS; round += 1) {
    try {
      return await enter(ctx, identity, provider);
    } catch (error) {
      if (!(error instanceof MadeMeanwhile)) throw error;
    }
  }
  return enter(ctx, identity, provider);
}

/** A simultaneous sign-in created the same new member first. */
class MadeMeanwhile extends Error {}

const enter = (ctx: CallContext, identity: Identity, provider: ThirdParty) =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const member = await memberForIdentity(inside, identity, provider);
    if (member === undefined) throw new MadeMeanwhile();
    return completeSignIn(inside, member, { method: provider });
  });
