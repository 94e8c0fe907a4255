import {
  getMemberInfo,
  login,
  parseThirdPartyReply,
  THIRD_PARTIES,
  thirdPartyAddress,
  thirdPartyChannel,
  type ThirdParty,
} from '@perya/api-client';
import { parseTrustedProxies } from '@perya/http-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptCounter } from '../../../kernel/http/schema';
import { member } from '../../../modules/identity/members/schema';
import { callerOf, startTestGateway, type IsolatedTestGateway } from '../../../testing';
import { spentProof } from '../../../modules/identity/verification/schema';
import { memberIdentity, oneTimeToken } from '../../../modules/identity/session/schema';
import {
  newFlow,
  openBrowser,
  rejection,
  SITE,
  type Browser,
  type Page,
} from '../../../modules/identity/session/testing';
import { SWITCHES } from './provider';

let gateway: IsolatedTestGateway;
const lines: string[] = [];
const ALL_ON = Object.fromEntries(Object.values(SWITCHES).map((name) => [name, true]));

beforeAll(async () => {
  gateway = await startTestGateway({ onLogLine: (line) => lines.push(line) });
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  gateway.clock.moveTo(0);
  await gateway.db.delete(oneTimeToken);
  await gateway.db.delete(attemptCounter);
  await gateway.db.delete(memberIdentity);
  await gateway.db.delete(spentProof);
  await patch({ switches: { ...ALL_ON, DIRECTREG3: true } });
});

const patch = (brand: object) =>
  gateway.platform.brand.patch(gateway.db, brand, gateway.clock.now());

/** Parses what a window's page sends, as its script reads it. */
function windowOf(page: Page) {
  expect(page.headers['content-type']).toContain('text/html');
  const [, data = ''] = /id="answer">([^<]*)</.exec(page.text) ?? [];
  const { channel, reply } = JSON.parse(data) as { channel: string | null; reply: unknown };
  return { channel, reply: parseThirdPartyReply(reply), page };
}

const failed = (message: string) => ({ result: 'failed', message });

type Way = ReturnType<typeof newFlow>;

/** Opens the window; returns the URL of the provider's page. */
async function start(browser: Browser, provider: ThirdParty, way: Way): Promise<URL> {
  const page = await browser.site(thirdPartyAddress(provider, way));
  expect(page.status).toBe(302);
  return new URL(page.headers.location ?? '');
}

/** Presses a button on the provider's page; returns the URL it leads to. */
async function choose(browser: Browser, address: URL, person: string): Promise<URL> {
  const page = await browser.visit(address.href);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Continue as Ana Santos');
  const [, action = ''] = /action="([^"]+)"/.exec(page.text) ?? [];
  const target = new URL(action, address);
  target.search = address.search;
  target.searchParams.set('person', person);
  const led = await browser.visit(target.href);
  expect(led.status).toBe(302);
  return new URL(led.headers.location ?? '');
}

/** Returns to the site. Forwards Telegram's answer after the `#` as the page does. */
async function comeBack(browser: Browser, back: URL) {
  const page = await browser.site(back.pathname + back.search);
  if (back.hash === '') return windowOf(page);
  expect(windowOf(page)).toMatchObject({ channel: null });
  const answer = await sendFragment(browser, back);
  const { channel, reply } = JSON.parse(answer.text) as { channel: string | null; reply: unknown };
  return { channel, reply: parseThirdPartyReply(reply), page };
}

const sendFragment = (browser: Browser, back: URL, fragment = back.hash) =>
  browser.site(back.pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE },
    body: JSON.stringify({ state: back.searchParams.get('state'), fragment }),
  });

async function walk(provider: ThirdParty, person: string, way = newFlow()) {
  // Telegram's data includes the second: two answers for one person within a second would be identical.
  gateway.clock.moveTo(gateway.clock.offsetMs + 1_000);
  const browser = openBrowser(gateway.url);
  const back = await choose(browser, await start(browser, provider, way), person);
  return { browser, back, way, ...(await comeBack(browser, back)) };
}

function ticketOf(reply: ReturnType<typeof parseThirdPartyReply>): string {
  if (reply?.result !== 'ticket') throw new Error(`No ticket: ${JSON.stringify(reply)}`);
  return reply.ticket;
}

const signIn = (method: ThirdParty, ticket: string, verifier: string) =>
  callerOf(gateway).client.call(login, { method, ticket, verifier });

async function whoIs(token: string) {
  const response = await fetch(gateway.url + getMemberInfo.path, { headers: { Token: token } });
  return ((await response.json()) as { value: { account: string; nickname: string } }).value;
}

describe.each(THIRD_PARTIES)('signing in with %s', (provider) => {
  it.each([
    ['ana', 'Ana Santos'],
    ['ben', 'Ben Reyes'],
  ])(
    'creates a member for %s at the first sign-in, and finds it at the next one',
    async (person, name) => {
      const first = await walk(provider, person);
      expect(first.channel).toBe(thirdPartyChannel(first.way.flow));
      const made = await signIn(provider, ticketOf(first.reply), first.way.verifier);
      expect(made).toMatchObject({ isPasswordDefault: false, isPasswordExpired: false });
      const info = await whoIs(made.token);
      expect(info).toMatchObject({ nickname: name, type: 0 });

      const second = await walk(provider, person);
      const again = await signIn(provider, ticketOf(second.reply), second.way.verifier);
      expect(await whoIs(again.token)).toEqual(info);
      const rows = await gateway.db.select().from(member).where(eq(member.account, info.account));
      expect(rows).toMatchObject([{ registeredBy: provider, currency: 'PHP' }]);
    },
  );

  it('reports that the visitor declined', async () => {
    const { reply, channel, way } = await walk(provider, '');
    expect(reply).toEqual({ result: 'cancelled' });
    expect(channel).toBe(thirdPartyChannel(way.flow));
  });

  it('is rejected if the brand has it off, in the window and in the call', async () => {
    const { reply, way } = await walk(provider, 'ana');
    await patch({ switches: { [SWITCHES[provider]]: false } });
    const browser = openBrowser(gateway.url);
    const page = await browser.site(thirdPartyAddress(provider, newFlow()));
    expect(page.status).toBe(403);
    expect(windowOf(page).reply).toEqual(failed('operation_not_enabled'));
    expect(await rejection(signIn(provider, ticketOf(reply), way.verifier))).toMatchObject({
      status: 403,
      code: 'OPERATION_NOT_ENABLED',
    });
  });

  it('creates no member while registration is closed, but existing members can sign in', async () => {
    const known = await walk(provider, 'ana');
    await signIn(provider, ticketOf(known.reply), known.way.verifier);
    const late = await walk(provider, 'ben');
    await patch({ switches: { DIRECTREG3: false } });
    expect(
      await rejection(signIn(provider, ticketOf(late.reply), late.way.verifier)),
    ).toMatchObject({
      status: 403,
      messageKey: 'registration_closed',
    });
    expect((await walk(provider, 'ben')).reply).toEqual(failed('registration_closed'));
    const again = await walk(provider, 'ana');
    await signIn(provider, ticketOf(again.reply), again.way.verifier);
  });
});

describe('a ticket', () => {
  it('is valid once', async () => {
    const { reply, way } = await walk('google', 'ana');
    await signIn('google', ticketOf(reply), way.verifier);
    expect(await rejection(signIn('google', ticketOf(reply), way.verifier))).toMatchObject({
      status: 401,
      messageKey: 'third_party_expired',
    });
  });

  it('is valid only for the page that opened the window', async () => {
    const { reply } = await walk('google', 'ana');
    expect((await rejection(signIn('google', ticketOf(reply), newFlow().verifier))).status).toBe(
      401,
    );
  });

  it('is valid only for its own provider', async () => {
    const { reply, way } = await walk('google', 'ana');
    expect((await rejection(signIn('facebook', ticketOf(reply), way.verifier))).status).toBe(401);
  });

  it('is valid for a minute', async () => {
    const { reply, way } = await walk('google', 'ana');
    gateway.clock.moveTo(61_000);
    expect((await rejection(signIn('google', ticketOf(reply), way.verifier))).status).toBe(401);
  });

  it('and the other secrets of the flow are not in the database or the log', async () => {
    const { reply, way, back } = await walk('google', 'ana');
    const secrets = [
      ticketOf(reply),
      way.verifier,
      back.searchParams.get('state') ?? '',
      back.searchParams.get('code') ?? '',
    ];
    const seen = JSON.stringify(await gateway.db.select().from(oneTimeToken)) + lines.join('');
    for (const secret of secrets) expect(seen).not.toContain(secret);
    expect(seen).toContain(way.challenge);
  });

  it('for a new person creates one member, even in concurrent sign-ins', async () => {
    const ways = [await walk('google', 'ana'), await walk('google', 'ana')];
    const results = await Promise.all(
      ways.map(({ reply, way }) => signIn('google', ticketOf(reply), way.verifier)),
    );
    expect(results).toHaveLength(2);
    expect(await gateway.db.select().from(memberIdentity)).toHaveLength(1);
  });
});

describe('the callback', () => {
  it('accepts a state once', async () => {
    const { browser, back } = await walk('google', 'ana');
    expect(await comeBack(browser, back)).toMatchObject({
      channel: null,
      reply: failed('third_party_expired'),
    });
  });

  it('accepts a state for ten minutes', async () => {
    const browser = openBrowser(gateway.url);
    const back = await choose(browser, await start(browser, 'google', newFlow()), 'ana');
    gateway.clock.moveTo(10 * 60_000 + 1_000);
    expect((await comeBack(browser, back)).reply).toEqual(failed('third_party_expired'));
  });

  it('rejects another browser, without revealing the channel', async () => {
    const victim = openBrowser(gateway.url);
    const attacker = openBrowser(gateway.url);
    // The attacker starts the flow and makes the victim finish it.
    const back = await choose(victim, await start(attacker, 'google', newFlow()), 'ana');
    await start(victim, 'google', newFlow());
    expect(await comeBack(victim, back)).toMatchObject({
      channel: null,
      reply: failed('third_party_expired'),
    });
  });

  it('rejects the state of another provider', async () => {
    const browser = openBrowser(gateway.url);
    const toFacebook = await start(browser, 'facebook', newFlow());
    const back = await choose(browser, await start(browser, 'google', newFlow()), 'ana');
    back.searchParams.set('state', toFacebook.searchParams.get('state') ?? '');
    expect((await comeBack(browser, back)).reply).toEqual(failed('third_party_expired'));
  });

  it('rejects the code of another sign-in', async () => {
    const browser = openBrowser(gateway.url);
    const [way, other] = [newFlow(), newFlow()];
    const back = await choose(browser, await start(browser, 'google', way), 'ana');
    const otherBack = await choose(browser, await start(browser, 'google', other), 'ben');
    // A stolen code used in one's own sign-in: PKCE binds the code to the sign-in that it was issued for.
    back.searchParams.set('code', otherBack.searchParams.get('code') ?? '');
    const { reply, channel } = await comeBack(browser, back);
    expect(channel).toBe(thirdPartyChannel(way.flow));
    expect(reply).toEqual(failed('third_party_failed'));
  });

  it('rejects a used code', async () => {
    const { back } = await walk('google', 'ana');
    const browser = openBrowser(gateway.url);
    const again = await choose(browser, await start(browser, 'google', newFlow()), 'ana');
    again.searchParams.set('code', back.searchParams.get('code') ?? '');
    expect((await comeBack(browser, again)).reply).toEqual(failed('third_party_failed'));
  });

  it('rejects an ID token of another sign-in, by its nonce', async () => {
    const browser = openBrowser(gateway.url);
    const address = await start(browser, 'google', newFlow());
    address.searchParams.set('nonce', 'the-nonce-of-somebody-else');
    const back = await choose(browser, address, 'ana');
    expect((await comeBack(browser, back)).reply).toEqual(failed('third_party_failed'));
  });

  it('distinguishes an error of the provider from a cancellation', async () => {
    const browser = openBrowser(gateway.url);
    const back = await choose(browser, await start(browser, 'google', newFlow()), '');
    back.searchParams.set('error', 'server_error');
    expect((await comeBack(browser, back)).reply).toEqual(failed('third_party_failed'));
  });

  it('reports only an expired sign-in if the state is missing', async () => {
    const page = await openBrowser(gateway.url).site(
      '/wps/session/thirdParty/google/callback?code=x',
    );
    expect(windowOf(page)).toMatchObject({ channel: null, reply: failed('third_party_expired') });
  });
});

describe('the data from Telegram', () => {
  const fragmentOf = (back: URL) =>
    JSON.parse(Buffer.from(back.hash.replace('#tgAuthResult=', ''), 'base64url').toString()) as {
      id: number;
    };
  const depart = async (person: string) => {
    const browser = openBrowser(gateway.url);
    const back = await choose(browser, await start(browser, 'telegram', newFlow()), person);
    return { browser, back };
  };
  const replyOf = (page: Page) => (JSON.parse(page.text) as { reply: unknown }).reply;

  it.each([
    ['a different user id', (data: object) => ({ ...data, id: 1 })],
    ['an extra field', (data: object) => ({ ...data, username: 'ana' })],
    ['no hash', (data: object) => ({ ...data, hash: undefined })],
    ['an all-zero hash', (data: object) => ({ ...data, hash: '0'.repeat(64) })],
  ])('is rejected with %s', async (_, forge) => {
    const { browser, back } = await depart('ana');
    const forged = Buffer.from(JSON.stringify(forge(fragmentOf(back)))).toString('base64url');
    const answer = await sendFragment(browser, back, `#tgAuthResult=${forged}`);
    expect(replyOf(answer)).toEqual(failed('third_party_failed'));
  });

  it('is rejected if forged in the query too', async () => {
    const { browser, back } = await depart('ben');
    back.searchParams.set('id', '1');
    expect((await comeBack(browser, back)).reply).toEqual(failed('third_party_failed'));
  });

  it('is rejected after five minutes', async () => {
    const { browser, back } = await depart('ana');
    gateway.clock.moveTo(5 * 60_000 + 2_000);
    expect(replyOf(await sendFragment(browser, back))).toEqual(failed('third_party_failed'));
  });

  it('is valid once, in any sign-in', async () => {
    const { browser, back } = await depart('ana');
    expect(replyOf(await sendFragment(browser, back))).toMatchObject({ result: 'ticket' });
    const next = await start(browser, 'telegram', newFlow());
    const nextBack = new URL(next.searchParams.get('return_to') ?? '');
    const answer = await sendFragment(browser, nextBack, back.hash);
    expect(replyOf(answer)).toEqual(failed('third_party_failed'));
  });

  it.each(['', '#', '#tgAuthResult=', '#tgAuthResult=e30', '#tgAuthResult=bnVsbA', '#other=1'])(
    'is rejected if the fragment is %j',
    async (fragment) => {
      const { browser, back } = await depart('ana');
      const answer = await sendFragment(browser, back, fragment);
      expect(replyOf(answer)).toEqual(failed('third_party_failed'));
    },
  );

  it('is accepted only from the site’s own page', async () => {
    const { browser, back } = await depart('ana');
    const answer = await browser.site(back.pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      body: '{}',
    });
    expect(answer.status).toBe(403);
  });
});

describe('the start of the flow', () => {
  it('returns to the origin that the visitor came from', async () => {
    const browser = openBrowser(gateway.url, 'http://127.0.0.1:4173');
    const address = await start(browser, 'google', newFlow());
    expect(address.searchParams.get('redirect_uri')).toBe(
      'http://127.0.0.1:4173/wps/session/thirdParty/google/callback',
    );
  });

  it.each([
    ['a forged host', { 'X-Forwarded-Host': 'evil.example' }],
    ['a host with the site as a prefix', { 'X-Forwarded-Host': 'localhost:4173.evil.example' }],
    ['a forged protocol', { 'X-Forwarded-Proto': 'javascript' }],
    ['two hosts', { 'X-Forwarded-Host': 'localhost:4173, evil.example' }],
  ])('does not redirect for %s', async (_, headers) => {
    const page = await openBrowser(gateway.url).site(thirdPartyAddress('google', newFlow()), {
      headers,
    });
    expect(page.status).toBe(403);
    expect(page.headers.location).toBeUndefined();
    expect(windowOf(page).reply).toEqual(failed('forbidden_origin'));
  });

  it('rejects a forwarded host from an untrusted proxy', async () => {
    const real = await startTestGateway({
      config: { trustedProxies: parseTrustedProxies('none') },
    });
    await real.platform.brand.patch(real.db, { switches: ALL_ON }, real.clock.now());
    const page = await openBrowser(real.url).site(thirdPartyAddress('google', newFlow()));
    expect(page.status).toBe(403);
    await real.stop();
  });

  it.each([
    ['a short flow', { flow: 'abc' }],
    ['a flow with markup', { flow: '<script>alert(1)</script>aaaaaaaaaaa' }],
    ['an invalid challenge', { challenge: 'abc' }],
  ])('rejects %s', async (_, wrong) => {
    const page = await openBrowser(gateway.url).site(
      thirdPartyAddress('google', { ...newFlow(), ...wrong }),
    );
    expect(page.status).toBe(400);
    expect(page.text).not.toContain('<script>alert');
    expect(windowOf(page).reply).toEqual(failed('invalid_request'));
  });

  it('supports only three providers', async () => {
    const page = await openBrowser(gateway.url).site('/wps/session/thirdParty/myspace?flow=x');
    expect(page.status).toBe(404);
  });

  it('is unavailable while the site is closed', async () => {
    await patch({ status: { maintenance: true } });
    const page = await openBrowser(gateway.url).site(thirdPartyAddress('google', newFlow()));
    expect(page.status).toBe(503);
    await patch({ status: { maintenance: false, regionRestriction: true } });
    const other = await openBrowser(gateway.url).site(thirdPartyAddress('google', newFlow()));
    expect(other.status).toBe(451);
    await patch({ status: { maintenance: false, regionRestriction: false } });
  });

  it('is limited per address', async () => {
    const browser = openBrowser(gateway.url);
    const open = () => browser.site(thirdPartyAddress('telegram', newFlow()));
    for (let times = 0; times < 60; times += 1) expect((await open()).status).toBe(302);
    expect(windowOf(await open()).reply).toEqual(failed('too_many_requests'));
  });

  it('reports a provider that is not configured', async () => {
    const real = await startTestGateway({ sandbox: false });
    await real.platform.brand.patch(real.db, { switches: ALL_ON }, real.clock.now());
    for (const provider of THIRD_PARTIES) {
      const page = await openBrowser(real.url).site(thirdPartyAddress(provider, newFlow()));
      expect(page.status).toBe(503);
      expect(windowOf(page).reply).toEqual(failed('third_party_not_configured'));
    }
    expect((await fetch(`${real.url}/sandbox/identity/google/jwks`)).status).toBe(404);
    await real.stop();
  });

  it('reports a provider that does not respond', async () => {
    const real = await startTestGateway({
      config: {
        thirdParties: {
          google: { clientId: 'a', clientSecret: 'b', issuer: 'http://127.0.0.1:9' },
        },
      },
    });
    await real.platform.brand.patch(real.db, { switches: ALL_ON }, real.clock.now());
    const page = await openBrowser(real.url).site(thirdPartyAddress('google', newFlow()));
    expect(page.status).toBe(502);
    expect(windowOf(page).reply).toEqual(failed('third_party_failed'));
    await real.stop();
  });
});

describe('the window', () => {
  it('runs a single script, which first clears the URL', async () => {
    const { page } = await walk('google', 'ana');
    const policy = String(page.headers['content-security-policy']);
    const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const [, script = ''] = /<script nonce="[^"]*">([\s\S]*?)<\/script>/.exec(page.text) ?? [];
    expect(page.text).toContain(`<script nonce="${nonce}">`);
    expect(script.trim()).toMatch(/^history\.replaceState\(null, '', location\.pathname\)/);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.headers['cache-control']).toBe('no-store');
    const next = await walk('google', 'ana');
    expect(next.page.headers['content-security-policy']).not.toContain(nonce);
  });

  it.each([
    ['EN', 'en-PH', 'You haven’t logged in.'],
    ['TY', 'tl-PH', 'Hindi ka naka-log in.'],
    ['FIL', 'fil-PH', 'Hindi kayo naka-log in.'],
    ['CN', 'zh-CN', '您尚未登录。'],
    ['ID', 'id-ID', 'Anda belum masuk.'],
    ['TH', 'th-TH', 'คุณยังไม่ได้เข้าสู่ระบบ'],
    ['VI', 'vi-VN', 'Bạn chưa đăng nhập.'],
  ])('is translated into %s', async (language, lang, words) => {
    await patch({ languages: ['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL'] });
    const { page } = await walk('google', '', { ...newFlow(), language });
    expect(page.text).toContain(`lang="${lang}"`);
    expect(page.text).toContain(words);
    const { page: between } = await walk('telegram', '', { ...newFlow(), language });
    expect(between.text).toContain(`lang="${lang}"`);
  });
});
