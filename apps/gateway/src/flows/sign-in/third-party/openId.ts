import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  enableNonRepudiationChecks,
  randomPKCECodeVerifier,
  type AuthorizationCodeGrantChecks,
  type Configuration,
} from 'openid-client';
import { isLoopbackName } from '../../../kernel/config/loopback';
import type { AuthorizationResponse, AuthorizationRequest } from './provider';

/** The visitor is waiting, and the site's server times out after 15 s. */
export const TIMEOUT_S = 6;

/** Verifies signatures even though the response came over TLS. Plain http is allowed on this machine only. */
export function hardenConfiguration(configuration: Configuration, address: string): Configuration {
  enableNonRepudiationChecks(configuration);
  configuration.timeout = TIMEOUT_S;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && isLoopbackName(hostname)) allowInsecureRequests(configuration);
  return configuration;
}

/** Builds the authorization URL: authorization code with PKCE and state, plus the provider's parameters. */
export async function startCodeFlow(
  configuration: Configuration,
  { callback, state }: AuthorizationRequest,
  more: { scope: string; nonce?: string },
) {
  const codeVerifier = randomPKCECodeVerifier();
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: callback.href,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...more,
  });
  const { nonce } = more;
  return { address, kept: { codeVerifier, ...(nonce === undefined ? {} : { nonce }) } };
}

/** Exchanges the code of the callback. Returns null if the visitor canceled. */
export async function exchangeCode(
  configuration: Configuration,
  { address, state, kept }: AuthorizationResponse,
  checks: AuthorizationCodeGrantChecks = {},
) {
  try {
    return await authorizationCodeGrant(configuration, address, {
      ...checks,
      expectedState: state,
      ...(kept['codeVerifier'] === undefined ? {} : { pkceCodeVerifier: kept['codeVerifier'] }),
    });
  } catch (error) {
    const saidNo = error instanceof AuthorizationResponseError && error.error === 'access_denied';
    if (saidNo) return null;
    throw error;
  }
}
