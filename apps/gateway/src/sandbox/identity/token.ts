import type { Context } from 'hono';
import { readText, SMALL_BODY } from '../../kernel/http/body';
import { SANDBOX_CLIENT } from './clients';
import { isValidCodeVerifier, type createGrants } from './grants';
import type { Person } from './people';
import type { Signer } from './signer';

interface TokenEndpoint {
  issuer: string;
  grants: ReturnType<typeof createGrants>;
  signer: Signer;
  /** Whether the response for a person contains an ID token. */
  hasIdToken: (person: Person) => boolean;
}

/** Exchanges a code, once, for a client with the secret and the verifier (RFC 6749, 7636). */
export function createTokenEndpoint({ issuer, grants, signer, hasIdToken }: TokenEndpoint) {
  return async (context: Context) => {
    const form = new URLSearchParams(await readText(context, SMALL_BODY));
    if (!isClient(context.req.header('authorization'), form)) {
      return context.json({ error: 'invalid_client' }, 401);
    }
    if (form.get('grant_type') !== 'authorization_code') {
      return context.json({ error: 'unsupported_grant_type' }, 400);
    }
    const grant = grants.takeCode(form.get('code') ?? '');
    const fits =
      grant !== undefined &&
      grant.redirectUri === form.get('redirect_uri') &&
      isValidCodeVerifier(form.get('code_verifier') ?? '', grant.codeChallenge);
    if (!fits) return context.json({ error: 'invalid_grant' }, 400);
    const { person, nonce } = grant;
    return context.json({
      access_token: grants.giveToken(person),
      token_type: 'bearer',
      expires_in: 600,
      ...(hasIdToken(person) ? { id_token: await signer.sign({ issuer, person, nonce }) } : {}),
    });
  };
}

/** Accepts the credentials in the header or in the form, because providers differ. */
function isClient(authorization: string | undefined, form: URLSearchParams): boolean {
  const { clientId, clientSecret } = SANDBOX_CLIENT;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  if (authorization !== undefined) return authorization === basic;
  return form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
}
