import type { ThirdPartyReply } from '@perya/api-client';
import type { Context } from 'hono';
import { Rejection } from '../../../kernel/http/Rejection';
import { isSameBrowser } from './browser';
import {
  requireThirdPartyOffer,
  languageOf,
  type SignInWindowDeps,
  type ThirdPartyOffer,
} from './desk';
import { spendFlow, type StoredFlow } from './flows';
import { memberOf, rejectIfRegistrationClosed } from './identities';
import type { AuthorizationResponse } from './provider';
import { issueTicket } from './tickets';
import { failedReply, providerFailed, type WindowMessage } from './window';

/** What the provider sent back. */
export interface CallbackParams {
  state: string | undefined;
  fragment?: string;
}

/** What the window sends to the waiting page, and the response for the window itself. */
export interface CallbackResult {
  closing: WindowMessage;
  language: string;
  status?: number;
}

/** Finds the flow of an answer, and the reply for the waiting page. */
export async function handleProviderReply(
  desk: SignInWindowDeps,
  context: Context,
  { state, fragment }: CallbackParams,
): Promise<CallbackResult> {
  const { db, clock } = desk.platform;
  const now = clock.now();
  const found = state === undefined ? undefined : await spendFlow(db, state, now);
  if (state === undefined || found === undefined || !isSameBrowser(context, found.flow.browser)) {
    // Don't reveal to this caller which page is waiting.
    const language = languageOf(desk, undefined);
    return { closing: { flow: null, reply: failedReply(expired()) }, language };
  }
  const { flow, language } = found.flow;
  try {
    const offer = requireThirdPartyOffer(desk, context);
    const address = addressOf(context, offer);
    const arrival: AuthorizationResponse = { address, state, kept: found.kept, fragment, now };
    return { closing: { flow, reply: await meet(desk, offer, found, arrival) }, language };
  } catch (error) {
    const { reply, status } = failureOf(context, error);
    return { closing: { flow, reply }, language, status };
  }
}

/** Issues a ticket for the person whom the provider identified, or returns that they canceled. */
async function meet(
  { platform }: SignInWindowDeps,
  { name, origin, provider }: ThirdPartyOffer,
  { flow }: StoredFlow,
  arrival: AuthorizationResponse,
): Promise<ThirdPartyReply> {
  const { db, brand } = platform;
  if (flow.provider !== name || flow.origin !== origin) throw expired();
  const identity = await provider.arrive(arrival);
  if (identity === null) return { result: 'cancelled' };
  const known = await memberOf(db, identity);
  // The sign-in itself would reject it too, but here the window can show the message.
  if (known === undefined) rejectIfRegistrationClosed(brand.current);
  const { challenge } = flow;
  const ticket = await issueTicket(db, { provider: name, identity, challenge }, arrival.now);
  return { result: 'ticket', ticket };
}

/** The callback URL as the provider called it: on the site's origin, not the gateway's. */
function addressOf(context: Context, { origin }: ThirdPartyOffer): URL {
  const { pathname, search } = new URL(context.req.url);
  return new URL(pathname + search, origin);
}

/** For a state that is unknown, used, expired, or of another browser or provider. */
const expired = () => new Rejection(400, 'FLOW_EXPIRED', 'third_party_expired');

/** The reply to the waiting page for an error; unexpected errors are logged. */
export function failureOf(
  context: Context,
  error: unknown,
): { reply: ThirdPartyReply; status: number } {
  if (!(error instanceof Rejection)) {
    context.get('log').warn({ err: error }, 'a third-party sign-in failed');
  }
  const rejection = error instanceof Rejection ? error : providerFailed();
  return { reply: failedReply(rejection), status: rejection.status };
}
