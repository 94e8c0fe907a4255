import { createHmac } from 'node:crypto';
import { ClientSecretPost, Configuration, fetchProtectedResource } from 'openid-client';
import * as v from 'valibot';
import type { ThirdPartySettings } from '../../../kernel/config/config';
import { startCodeFlow, exchangeCode, hardenConfiguration } from './openId';
import { IdentityError, type IdentityProvider } from './provider';

const MeSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,32}$/)),
  name: v.optional(v.string()),
});

/**
 * Facebook, by OAuth 2 with PKCE. Its token response contains an ID token if the person granted `openid`;
 * otherwise the Graph API is queried. Both identify the person by the same number. There is no nonce: with
 * one, the library would require an ID token, and PKCE also binds the code to this sign-in.
 */
export function facebook({
  clientId,
  clientSecret,
  issuer,
  dialog,
  graph,
}: NonNullable<ThirdPartySettings['facebook']>): IdentityProvider {
  const configuration = hardenConfiguration(
    new Configuration(
      {
        issuer,
        authorization_endpoint: dialog,
        token_endpoint: `${graph}/oauth/access_token`,
        jwks_uri: `${issuer}/.well-known/oauth/openid/jwks/`,
      },
      clientId,
      clientSecret,
      ClientSecretPost(clientSecret),
    ),
    graph,
  );

  const askGraph = async (accessToken: string) => {
    const address = new URL(`${graph}/me`);
    address.searchParams.set('fields', 'id,name');
    // Proves that the token is used by the app that it was issued to.
    const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex');
    address.searchParams.set('appsecret_proof', proof);
    const response = await fetchProtectedResource(configuration, accessToken, address, 'GET');
    const me = v.safeParse(MeSchema, await response.json());
    if (!me.success) throw new IdentityError('The graph does not say who it is.');
    return { issuer, subject: me.output.id, name: me.output.name };
  };

  return {
    answersInFragment: false,
    depart: (departure) =>
      startCodeFlow(configuration, departure, { scope: 'openid public_profile' }),
    arrive: async (arrival) => {
      const tokens = await exchangeCode(configuration, arrival);
      if (tokens === null) return null;
      const claims = tokens.claims();
      if (claims === undefined) return askGraph(tokens.access_token);
      const { sub, name } = claims;
      return { issuer, subject: sub, name: typeof name === 'string' ? name : undefined };
    },
  };
}
