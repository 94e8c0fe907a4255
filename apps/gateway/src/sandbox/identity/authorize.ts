import { THIRD_PARTY_PATH, type ThirdParty } from '@perya/api-client';
import type { Context } from 'hono';
import * as v from 'valibot';
import { Rejection } from '../../kernel/http/Rejection';
import { accountChooserPage } from './accountChooserPage';
import { SANDBOX_CLIENT } from './clients';
import type { createGrants } from './grants';
import { personBy } from './people';

const RequestSchema = v.object({
  client_id: v.literal(SANDBOX_CLIENT.clientId),
  response_type: v.literal('code'),
  redirect_uri: v.string(),
  state: v.pipe(v.string(), v.minLength(1)),
  scope: v.string(),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  code_challenge_method: v.literal('S256'),
  nonce: v.optional(v.string()),
});

interface Authorize {
  provider: Exclude<ThirdParty, 'telegram'>;
  siteOrigins: readonly string[];
  /** The form action of the choice. */
  action: string;
  grants: ReturnType<typeof createGrants>;
}

/** The two steps of the authorization endpoint: choose a person, then redirect back with a code. */
export function createAuthorize({ provider, siteOrigins, action, grants }: Authorize) {
  const callbacks = new Set(
    siteOrigins.map((site) => `${site}${THIRD_PARTY_PATH}/${provider}/callback`),
  );

  const read = (context: Context) => {
    const request = v.safeParse(RequestSchema, context.req.query());
    // Redirects only to a callback that the client registered.
    if (!request.success || !callbacks.has(request.output.redirect_uri)) {
      throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request');
    }
    return request.output;
  };

  return {
    ask: (context: Context) => {
      read(context);
      return accountChooserPage(context, {
        provider,
        action,
        query: context.req.query(),
        siteOrigins,
      });
    },
    decide: (context: Context) => {
      const { redirect_uri: redirectUri, state, code_challenge, nonce } = read(context);
      const back = new URL(redirectUri);
      const person = personBy(context.req.query('person'));
      if (person === undefined) back.searchParams.set('error', 'access_denied');
      else {
        const grant = { person, redirectUri, codeChallenge: code_challenge, nonce };
        back.searchParams.set('code', grants.giveCode(grant));
      }
      back.searchParams.set('state', state);
      return context.redirect(back.href, 302);
    },
  };
}
