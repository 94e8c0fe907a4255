import type { Context, Hono } from 'hono';
import { createHmac } from 'node:crypto';
import type { Platform } from '../../kernel/platform';
import { createAuthorize } from './authorize';
import { IDENTITY_PATH, SANDBOX_CLIENT, sandboxThirdParties } from './clients';
import { createGrants } from './grants';
import { fullName } from './people';
import { createSigner } from './signer';
import { mountTelegram } from './telegram';
import { createTokenEndpoint } from './token';

/**
 * The sandbox's own identity provider. It replaces Google, Facebook and Telegram where none of them is
 * configured, so that the whole flow can be tested without any account. It makes the same checks as the real
 * ones.
 */
export function mountIdentity(app: Hono, { config, clock }: Platform): void {
  const { siteOrigins, gatewayOrigin } = config;
  const { google, facebook } = sandboxThirdParties(gatewayOrigin);
  const signer = createSigner();
  const grants = createGrants();
  const endpoints = (provider: 'google' | 'facebook') => ({
    action: `${IDENTITY_PATH}/${provider}/decide`,
    provider,
    siteOrigins,
    grants,
  });

  const atGoogle = createAuthorize(endpoints('google'));
  const path = `${IDENTITY_PATH}/google`;
  app.get(`${path}/.well-known/openid-configuration`, (context) =>
    context.json({
      issuer: google.issuer,
      authorization_endpoint: `${google.issuer}/authorize`,
      token_endpoint: `${google.issuer}/token`,
      userinfo_endpoint: `${google.issuer}/userinfo`,
      jwks_uri: `${google.issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [signer.alg],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'profile'],
    }),
  );
  app.get(`${path}/jwks`, async (context) => context.json(await signer.jwks()));
  app.get(`${path}/authorize`, atGoogle.ask);
  app.get(`${path}/decide`, atGoogle.decide);
  app.post(
    `${path}/token`,
    createTokenEndpoint({ issuer: google.issuer, grants, signer, hasIdToken: () => true }),
  );
  app.get(`${path}/userinfo`, (context) => {
    const person = grants.personOf(bearerOf(context));
    if (person === undefined) return context.json({ error: 'invalid_token' }, 401);
    return context.json({ sub: person.subject, name: fullName(person) });
  });

  const atFacebook = createAuthorize(endpoints('facebook'));
  const { issuer, dialog, graph } = facebook;
  app.get(new URL(dialog).pathname, atFacebook.ask);
  app.get(`${IDENTITY_PATH}/facebook/decide`, atFacebook.decide);
  app.get(`${new URL(issuer).pathname}/.well-known/oauth/openid/jwks/`, async (context) =>
    context.json(await signer.jwks()),
  );
  app.post(
    `${new URL(graph).pathname}/oauth/access_token`,
    createTokenEndpoint({
      issuer,
      grants,
      signer,
      hasIdToken: ({ answers }) => answers === 'rich',
    }),
  );
  app.get(`${new URL(graph).pathname}/me`, (context) => {
    const token = bearerOf(context);
    const person = grants.personOf(token);
    const proof = createHmac('sha256', SANDBOX_CLIENT.clientSecret).update(token).digest('hex');
    if (person === undefined || context.req.query('appsecret_proof') !== proof) {
      return context.json({ error: { message: 'Invalid OAuth access token.', code: 190 } }, 400);
    }
    return context.json({ id: person.subject, name: fullName(person) });
  });

  mountTelegram(app, { clock, siteOrigins });
}

const bearerOf = (context: Context) =>
  /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
