import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { SANDBOX_CLIENT } from './clients';

let gateway: TestGateway;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});

const VERIFIER = 'v'.repeat(43);
const CALLBACK = 'http://localhost:4173/wps/session/thirdParty/google/callback';
const ASKED = {
  client_id: SANDBOX_CLIENT.clientId,
  response_type: 'code',
  redirect_uri: CALLBACK,
  state: 'state',
  scope: 'openid',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};

const get = (path: string, query: Record<string, string>) =>
  fetch(`${gateway.url}/sandbox/identity${path}?${new URLSearchParams(query)}`, {
    redirect: 'manual',
  });

async function newCode(): Promise<string> {
  const response = await get('/google/decide', { ...ASKED, person: 'ana' });
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

async function exchange(code: string, more: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/sandbox/identity/google/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
      client_id: SANDBOX_CLIENT.clientId,
      client_secret: SANDBOX_CLIENT.clientSecret,
      ...more,
    }),
  });
  return (await response.json()) as { error?: string; id_token?: string; access_token?: string };
}

describe('the sandbox provider’s page', () => {
  it('has a button for each person, and uses nothing external', async () => {
    const response = await get('/google/authorize', ASKED);
    const html = await response.text();
    for (const name of ['Continue as Ana Santos', 'Continue as Ben Reyes', 'Cancel']) {
      expect(html).toMatch(new RegExp(`<button[^>]*>${name}</button>`));
    }
    expect(html).toContain('<html lang="en">');
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://localhost:4173",
    );
  });

  it.each([
    ['another site', { redirect_uri: 'https://evil.example/' }],
    [
      'the site’s host as the user name of another host',
      { redirect_uri: 'http://localhost:4173@evil.example/wps/session/thirdParty/google/callback' },
    ],
    ['another page of the site', { redirect_uri: 'http://localhost:4173/promotions' }],
    ['another client', { client_id: 'somebody' }],
    ['no PKCE', { code_challenge: '' }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
  ])('does not redirect for %s', async (_, wrong) => {
    for (const step of ['authorize', 'decide']) {
      const response = await get(`/google/${step}`, { ...ASKED, ...wrong, person: 'ana' });
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    }
  });

  it('rejects any other page in place of the Telegram callback', async () => {
    for (const return_to of ['https://evil.example/', 'http://localhost:4173/', 'nonsense']) {
      const response = await get('/telegram/decide', { bot_id: '4180', return_to, person: 'ana' });
      expect(response.status).toBe(400);
    }
  });

  it('escapes the request’s parameters', async () => {
    const html = await (await get('/google/authorize', { ...ASKED, state: '"><b>' })).text();
    expect(html).toContain('&quot;&gt;&lt;b&gt;');
    expect(html).not.toContain('"><b>');
  });
});

describe('a code from the sandbox provider', () => {
  it('is exchanged for a signed ID token, once', async () => {
    const code = await newCode();
    const { id_token = '' } = await exchange(code);
    const payload = JSON.parse(
      Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(payload).toMatchObject({ aud: SANDBOX_CLIENT.clientId, name: 'Ana Santos' });
    expect(await exchange(code)).toEqual({ error: 'invalid_grant' });
  });

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
    ['another address', { redirect_uri: 'http://localhost:4173/' }, 'invalid_grant'],
    ['another secret', { client_secret: 'guessed' }, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is rejected with %s', async (_, wrong, error) => {
    expect(await exchange(await newCode(), wrong)).toEqual({ error });
  });

  it('gives access to userinfo, with its own token only', async () => {
    const { access_token = '' } = await exchange(await newCode());
    const ask = (token: string) =>
      fetch(`${gateway.url}/sandbox/identity/google/userinfo`, {
        headers: { Authorization: `Bearer ${token}` },
      });
    expect(await (await ask(access_token)).json()).toMatchObject({ name: 'Ana Santos' });
    expect((await ask('guessed')).status).toBe(401);
  });
});
