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
import { clearTemporaryToken, setTemporaryToken, signIn } from '@perya/session';

import { solveHumanCheck } from '../captcha/humanCheck';

export interface AttemptRules extends Pick<LoginRules, 'passwordExpiryForced'> {
  /** Whether the platform requires the proof of work. Defaults to true. */
  hasHumanCheck?: boolean;
}

/**
 * Attempts a sign-in (specification §4, Login): the human check, for a username only, then the request.
 *
 * @returns one of the expected outcomes. Unexpected errors (network, server) are thrown
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

/** Shown once by the page after a sign-in (the after-login flag of specification §4). */
export type AfterLoginKind = 'first-login' | 'registered';

/**
 * Opens a session from a successful sign-in. The member's data is loaded first, so that the shell never shows
 * a session without a name.
 *
 * @returns `ranPendingAction`: the action that requested the sign-in continues and handles navigation
 */
export async function openSession(
  client: ApiClient,
  result: LoginResult,
  { arrival }: { arrival?: AfterLoginKind | undefined } = {},
): Promise<{ ranPendingAction: boolean }> {
  const options = arrival ? { arrival } : {};
  setTemporaryToken(result.token);
  try {
    return signIn(result, await client.call(getMemberInfo, {}), options);
  } catch {
    // The session is open; the shell loads the data again.
    return signIn(result, undefined, options);
  } finally {
    clearTemporaryToken();
  }
}
