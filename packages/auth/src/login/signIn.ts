import {
  getMemberInfo,
  login,
  loginOutcome,
  type ApiClient,
  type LoginInput,
  type LoginOutcome,
  type LoginResult,
  type LoginRules,
} from '@perya/api-client';
import { dropHeldToken, holdToken, signIn } from '@perya/session';

import { solveHumanCheck } from '../captcha/humanCheck';

export interface AttemptRules extends Pick<LoginRules, 'passwordExpiryForced'> {
  /** Whether the platform wants the proof of work; it does, if not said. */
  hasHumanCheck?: boolean;
}

/**
 * Tries to sign in (specification §4, Login): the human check, for a username only, then the call.
 *
 * @returns one of the expected ends; what is not expected (no network, a fault of the platform) is thrown
 */
export function attemptLogin(
  client: ApiClient,
  input: LoginInput,
  { passwordExpiryForced, hasHumanCheck = true }: AttemptRules,
): Promise<LoginOutcome> {
  const isProved = hasHumanCheck && input.method === 'username';
  return loginOutcome(isProved ? proveAndCall(client, input) : client.call(login, input), {
    method: input.method,
    passwordExpiryForced,
  });
}

async function proveAndCall(
  client: ApiClient,
  input: Extract<LoginInput, { method: 'username' }>,
): Promise<LoginResult> {
  return client.call(login, { ...input, humanCheck: await solveHumanCheck(client) });
}

/** What the page shows once, after the way in has closed (the after-login flag of specification §4). */
export type Arrival = 'first-login' | 'registered';

/**
 * Makes a session of a successful sign-in. The member's info comes first, so that the shell never
 * shows a session without a name.
 *
 * @returns `ranPendingAction`: what had asked for the sign-in goes on, and decides where the visitor goes
 */
export async function openSession(
  client: ApiClient,
  result: LoginResult,
  { arrival }: { arrival?: Arrival | undefined } = {},
): Promise<{ ranPendingAction: boolean }> {
  const options = arrival ? { arrival } : {};
  holdToken(result.token);
  try {
    return signIn(result, await client.call(getMemberInfo, {}), options);
  } catch {
    // The session stands; the shell asks for the info again.
    return signIn(result, undefined, options);
  } finally {
    dropHeldToken();
  }
}
