import { createApiClient, getMemberInfo, login, loginByToken } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { member } from '../../modules/identity/members/schema';
import { type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { countFailure, FAILURES_BEFORE_LOCK, LOCK_MS } from '../../modules/identity/session/lock';
import {
  forgetSignIns,
  clientWithToken,
  insertTestCaptcha,
  rejection,
  trySignIn,
} from '../../modules/identity/session/testing';
import { issueLoginLink } from './tokenLink';

let gateway: TestGateway;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});
beforeEach(() => forgetSignIns(gateway));

const attempt = async (username: string, password?: string) =>
  trySignIn(gateway, {
    username,
    ...(password === undefined ? {} : { password }),
    ...(await insertTestCaptcha(gateway)),
  });

/** The limit per address and account is separate: its window resets meanwhile. */
async function fail(username: string, times: number) {
  const answers = [];
  for (let count = 0; count < times; count += 1) {
    const { status, code, messageKey, params, value } = await rejection(
      attempt(username, 'wrong-one'),
    );
    answers.push({ status, code, messageKey, params, value });
  }
  return answers;
}

describe('the account lock', () => {
  it('applies after ten failures, for 15 minutes', async () => {
    const answers = await fail('juan01', FAILURES_BEFORE_LOCK);
    expect(answers.slice(0, -1).every(({ code }) => code === 'WRONG_CREDENTIALS')).toBe(true);
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      code: 'ACCOUNT_LOCKED',
      messageKey: 'account_locked',
      params: { count: 15 },
    });
    // The right password doesn't unlock the account, and the rejection doesn't reveal that it's right.
    expect(await rejection(attempt('juan01'))).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    gateway.clock.moveTo(LOCK_MS - 60_000);
    expect(await rejection(attempt('juan01'))).toMatchObject({ params: { count: 1 } });
    gateway.clock.moveTo(LOCK_MS + 1_000);
    expect(await attempt('juan01')).toMatchObject({ isFirstLogin: false });
  });

  it('is stated in Retry-After too', async () => {
    await fail('juan01', FAILURES_BEFORE_LOCK);
    let retryAfter: string | null = null;
    const client = createApiClient({
      baseUrl: gateway.url,
      getToken: () => null,
      getLanguage: () => 'EN',
      fetch: async (...call) => {
        const response = await fetch(...call);
        retryAfter = response.headers.get('retry-after');
        return response;
      },
    });
    await rejection(client.call(login, { method: 'username', username: 'juan01', password: 'x' }));
    expect(Number(retryAfter)).toBeGreaterThan(LOCK_MS / 1000 - 60);
    expect(Number(retryAfter)).toBeLessThanOrEqual(LOCK_MS / 1000);
  });

  it('is the same for an account that doesn’t exist', async () => {
    const real = await fail('juan01', FAILURES_BEFORE_LOCK + 1);
    await forgetSignIns(gateway);
    expect(await fail('nobody99', FAILURES_BEFORE_LOCK + 1)).toEqual(real);
  });

  it('applies to one account only', async () => {
    await fail('juan01', FAILURES_BEFORE_LOCK);
    expect(await attempt('vip001')).toMatchObject({ isFirstLogin: false });
  });

  it('is not extended by further attempts', async () => {
    await fail('juan01', FAILURES_BEFORE_LOCK);
    for (const minutes of [4, 9, 14]) {
      gateway.clock.moveTo(minutes * 60_000);
      await fail('juan01', 3);
    }
    gateway.clock.moveTo(LOCK_MS + 1_000);
    expect(await attempt('juan01')).toMatchObject({ isFirstLogin: false });
  });

  it('allows at most ten guesses, even concurrent ones', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => rejection(attempt('juan01', 'wrong-one'))),
    );
    const guesses = answers.filter(({ code }) => code === 'WRONG_CREDENTIALS');
    expect(guesses.length).toBeLessThan(FAILURES_BEFORE_LOCK);
  });

  it('reveals nothing about a guess that was compared while another one locked the account', async () => {
    const guess = () =>
      countFailure(gateway.db, {
        account: 'juan01',
        network: '203.0.113.9',
        now: gateway.clock.now(),
      });
    for (let count = 1; count < FAILURES_BEFORE_LOCK; count += 1) await guess();
    await expect(guess()).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' });
    await expect(guess()).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' });
  });

  it('does not block the other ways to sign in, which release it', async () => {
    await fail('juan01', FAILURES_BEFORE_LOCK);
    const [juan] = await gateway.db.select().from(member).where(eq(member.account, 'juan01'));
    const link = await issueLoginLink(gateway.db, juan?.id ?? 0, gateway.clock.now());
    const { token } = await clientWithToken(gateway, null).call(loginByToken, { token: link });
    await clientWithToken(gateway, token).call(getMemberInfo, {});
    expect(await attempt('juan01')).toMatchObject({ isFirstLogin: false });
  });

  it('does not count sign-ins with the right password', async () => {
    for (let times = 0; times < 25; times += 1) {
      expect(await attempt('juan01')).toMatchObject({ isFirstLogin: false });
    }
  });

  it('does not end existing sessions', async () => {
    const { token } = await attempt('juan01');
    await fail('juan01', FAILURES_BEFORE_LOCK);
    expect(await clientWithToken(gateway, token).call(getMemberInfo, {})).toMatchObject({
      account: 'juan01',
    });
  });

  it('resets its count after a right password', async () => {
    await fail('juan01', FAILURES_BEFORE_LOCK - 1);
    await attempt('juan01');
    expect((await fail('juan01', 1))[0]).toMatchObject({ value: { captchaRequired: false } });
  });
});

describe('an account without a password', () => {
  it('rejects every password with the same response as other accounts', async () => {
    const where = eq(member.account, 'maria03');
    await gateway.db.update(member).set({ passwordHash: '!' }).where(where);
    for (const password of ['!', 'wrong-one']) {
      expect(await rejection(attempt('maria03', password))).toMatchObject({
        status: 401,
        code: 'WRONG_CREDENTIALS',
      });
    }
  });
});
