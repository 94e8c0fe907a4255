import { allowInsecureRequests, discovery, randomNonce, type Configuration } from 'openid-client';
import type { ThirdPartySettings } from '../../../kernel/config/config';
import { isLoopbackName } from '../../../kernel/config/loopback';
import { startCodeFlow, exchangeCode, hardenConfiguration, TIMEOUT_S } from './openId';
import { IdentityError, type IdentityProvider } from './provider';

/** Google, by OpenID Connect with discovery at the issuer. */
export function google({
  issuer,
  clientId,
  clientSecret,
}: NonNullable<ThirdPartySettings['google']>): IdentityProvider {
  let discovered: Promise<Configuration> | undefined;
  const configuration = async () => {
    discovered ??= discover(new URL(issuer), clientId, clientSecret);
    // Retry after a failure, for example a network error.
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };

  return {
    answersInFragment: false,
    depart: async (departure) =>
      startCodeFlow(await configuration(), departure, {
        // No email: accounts are identified by issuer and subject.
        scope: 'openid profile',
        nonce: randomNonce(),
      }),
    arrive: async (arrival) => {
      const { nonce } = arrival.kept;
      if (nonce === undefined) throw new IdentityError('The sign-in has no nonce.');
      const tokens = await exchangeCode(await configuration(), arrival, { expectedNonce: nonce });
      if (tokens === null) return null;
      const claims = tokens.claims();
      if (claims === undefined) throw new IdentityError('The provider gave no ID token.');
      const { iss, sub, name } = claims;
      return { issuer: iss, subject: sub, name: typeof name === 'string' ? name : undefined };
    },
  };
}

async function discover(issuer: URL, clientId: string, clientSecret: string) {
  const isHere = issuer.protocol === 'http:' && isLoopbackName(issuer.hostname);
  const found = await discovery(issuer, clientId, clientSecret, undefined, {
    execute: isHere ? [allowInsecureRequests] : [],
    timeout: TIMEOUT_S,
  });
  return hardenConfiguration(found, issuer.href);
}
