import type { ThirdPartyReply } from '@perya/api-client';
import type { Context } from 'hono';
import { Rejection } from '../../../kernel/http/Rejection';
import { isMarked } from './browser';
import { demandOffer, languageOf, type Desk, type Offer } from './desk';
import { spendFlow, type KeptFlow } from './flows';
import { memberOf, refuseWhenRegistrationIsClosed } from './identities';
import type { Arrival } from './provider';
import { issueTicket } from './tickets';
import { failedBy, providerFailed, type Closing } from './window';

/** What came back from the provider. */
export interface Answer {
  state: string | undefined;
  fragment?: string;
}

/** What the window says to the page that waits, and how its own page is answered. */
export interface Conclusion {
  closing: Closing;
  language: string;
  status?: number;
}

/** Finds the flow of an answer, and what is to be said to the page that waits. */
export async function conclude(
  desk: Desk,
  context: Context,
  { state, fragment }: Answer,
): Promise<Conclusion> {
  const { db, clock } = desk.platform;
  const now = clock.now();
  const found = state === undefined ? undefined : await spendFlow(db, state, now);
  if (state === undefined || found === undefined || !isMarked(context, found.flow.browser)) {
    // Anyone who brings it is not told who waits for it.
    const language = languageOf(desk, undefined);
    return { closing: { flow: null, reply: failedBy(expired()) }, language };
  }
  const { flow, language } = found.flow;
  try {
    const offer = demandOffer(desk, context);
    const address = addressOf(context, offer);
    const arrival: Arrival = { address, state, kept: found.kept, fragment, now };
    return { closing: { flow, reply: await meet(desk, offer, found, arrival) }, language };
  } catch (error) {
    const { reply, status } = failureOf(context, error);
    return { closing: { flow, reply }, language, status };
  }
}

/** The ticket of anyone who the provider has sent, or that he said no. */
async function meet(
  { platform }: Desk,
  { name, origin, provider }: Offer,
  { flow }: KeptFlow,
  arrival: Arrival,
): Promise<ThirdPartyReply> {
  const { db, brand } = platform;
  if (flow.provider !== name || flow.origin !== origin) throw expired();
  const identity = await provider.arrive(arrival);
  if (identity === null) return { result: 'cancelled' };
  const known = await memberOf(db, identity);
  // The sign-in itself would refuse, too; here the window can say so.
  if (known === undefined) refuseWhenRegistrationIsClosed(brand.current);
  const { challenge } = flow;
  const ticket = await issueTicket(db, { provider: name, identity, challenge }, arrival.now);
  return { result: 'ticket', ticket };
}

/** The callback as the provider has called it: by the site's origin, not the gateway's. */
function addressOf(context: Context, { origin }: Offer): URL {
  const { pathname, search } = new URL(context.req.url);
  return new URL(pathname + search, origin);
}

/** A state that is unknown, spent, too old, another browser's or another provider's. */
const expired = () => new Rejection(400, 'FLOW_EXPIRED', 'third_party_expired');

/** What the page that waits is told of an error; what nobody expected is in the log. */
export function failureOf(
  context: Context,
  error: unknown,
): { reply: ThirdPartyReply; status: number } {
  if (!(error instanceof Rejection)) {
    context.get('log').warn({ err: error }, 'a third-party sign-in failed');
  }
  const rejection = error instanceof Rejection ? error : providerFailed();
  return { reply: failedBy(rejection), status: rejection.status };
}
