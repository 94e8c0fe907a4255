import {
  changePassword,
  getBalance,
  getCaptcha,
  getMemberInfo,
  getPlayMoney,
  login,
  loginFreePlay,
  logout,
  setLanguage,
} from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { attemptCounter } from '../../kernel/http/schema';
import type { Member } from '../../modules/identity/members/members';
import { member } from '../../modules/identity/members/schema';
import { demoBrand } from '../../demoBrand';
import { callerOf, solveHumanCheck, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { captcha as captchaTable } from '../../modules/identity/verification/schema';
import { session } from '../../modules/identity/session/schema';
import { ABSOLUTE_MS, IDLE_MS } from '../../modules/identity/session/sessions';
import { clientWithToken, rejection } from '../../modules/identity/session/testing';

let gateway: TestGateway;
let caller: TestCaller;
let members: Member[];
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  members = await gateway.db.select().from(member);
});

/** Deletes everything that a sign-in stores: faster than one gateway per test. */
beforeEach(async () => {
  caller = callerOf(gateway);
  gateway.clock.moveTo(0);
  const { brand, db } = gateway.platform;
  await db.delete(session);
  await db.delete(attemptCounter);
  await brand.patch(
    db,
    { switches: { ...demoBrand.switches, MULTISESSION3: null } },
    gateway.clock.now(),
  );
  for (const { id, ...columns } of members) {
    await db.update(member).set(columns).where(eq(member.id, id));
  }
});

const switches = (patch: Record<string, boolean>) =>
  gateway.platform.brand.patch(gateway.db, { switches: patch }, gateway.clock.now());

/** Tries to sign in, with a human check unless the test passes its own or none. */
async function attempt(username: string, password: string, more: object = {}) {
  const humanCheck = await solveHumanCheck(caller.client);
  return caller.client.call(login, { method: 'username', username, password, humanCheck, ...more });
}

/** The text of a captcha. Tests set it by overwriting the stored hash. */
async function knownCaptcha(key: string): Promise<string> {
  const text = 'ACEHK';
  await gateway.db
    .update(captchaTable)
    .set({ textHash: gateway.platform.secrets.sign('captcha', `${key}:${text}`) })
    .where(eq(captchaTable.id, key));
  return text;
}

describe('signing in', () => {
  it('opens a session for the right password, in any letter case of the account', async () => {
    const result = await attempt(' JUAN01 ', 'Perya2026');
    expect(result).toMatchObject({
      isFirstLogin: false,
      isPasswordExpired: false,
      isPasswordDefault: false,
    });
    expect(Buffer.from(result.token, 'base64url')).toHaveLength(32);
  });

  it.each([
    ['fresh01', { isFirstLogin: true, isPasswordExpired: false }],
    ['expire01', { isFirstLogin: false, isPasswordExpired: true }],
  ])('returns the first-sign-in and expired-password flags of %s', async (account, flags) => {
    expect(await attempt(account, 'Perya2026')).toMatchObject(flags);
  });

  it('reports a first sign-in once', async () => {
    await attempt('fresh01', 'Perya2026');
    expect(await attempt('fresh01', 'Perya2026')).toMatchObject({ isFirstLogin: false });
  });

  it('reports when the password is the operator’s default', async () => {
    const { config, passwords } = gateway.platform;
    await gateway.db
      .update(member)
      .set({ passwordHash: await passwords.hash(config.defaultPassword) })
      .where(eq(member.account, 'juan01'));
    expect(await attempt('juan01', config.defaultPassword)).toMatchObject({
      isPasswordDefault: true,
    });
  });

  it('returns the same response for a wrong password and for an unknown account', async () => {
    const wrong = await rejection(attempt('juan01', 'Perya2027'));
    const unknown = await rejection(attempt('nobody99', 'Perya2026'));
    for (const error of [wrong, unknown]) {
      expect(error).toMatchObject({
        status: 401,
        code: 'WRONG_CREDENTIALS',
        messageKey: 'wrong_credentials',
      });
    }
    expect(unknown.value).toEqual(wrong.value);
  });

  it('does the same hashing work for an unknown account', async () => {
    const { passwords } = gateway.platform;
    await passwords.verify(undefined, 'warm up: the dummy is made at its first use');
    const known = (await gateway.db.select().from(member).where(eq(member.account, 'juan01')))[0];
    // Processor time of all threads: unlike wall-clock time, it doesn't depend on how busy the machine is.
    const work = async (hash: string | undefined) => {
      const before = process.cpuUsage();
      for (let round = 0; round < 8; round += 1) await passwords.verify(hash, 'wrong');
      return process.cpuUsage(before).user;
    };
    const [real, dummy] = [await work(known?.passwordHash), await work(undefined)];
    // Hashing or not hashing differs by a factor of hundreds.
    expect(dummy / real).toBeGreaterThan(0.4);
    expect(dummy / real).toBeLessThan(2.5);
  });

  it('stores only a hash of the token', async () => {
    const { token } = await attempt('juan01', 'Perya2026');
    const rows = await gateway.db.select().from(session);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the captcha', () => {
  const key = 'test-picture-key-0001';

  async function failThrice() {
    for (let failures = 1; failures <= 3; failures += 1) {
      const { value } = await rejection(attempt('juan01', 'wrong'));
      expect(value).toEqual({ captchaRequired: failures === 3 });
    }
  }

  it('is required after three failures, and the right answer allows the sign-in', async () => {
    await failThrice();
    expect(await rejection(attempt('juan01', 'Perya2026'))).toMatchObject({
      status: 400,
      code: 'CAPTCHA_REQUIRED',
      value: { captchaRequired: true },
    });
    await caller.client.call(getCaptcha, { key });
    const answer = await knownCaptcha(key);
    await attempt('juan01', 'Perya2026', { captcha: answer.toLowerCase(), captchaKey: key });
    // The right password resets the failure count.
    await attempt('juan01', 'Perya2026');
  });

  it('is used up by a wrong answer', async () => {
    await failThrice();
    await caller.client.call(getCaptcha, { key });
    const answer = await knownCaptcha(key);
    const wrong = await rejection(
      attempt('juan01', 'Perya2026', { captcha: 'XXXXX', captchaKey: key }),
    );
    expect(wrong).toMatchObject({ code: 'WRONG_CAPTCHA', messageKey: 'captcha_wrong' });
    const late = await rejection(
      attempt('juan01', 'Perya2026', { captcha: answer, captchaKey: key }),
    );
    expect(late.code).toBe('WRONG_CAPTCHA');
  });

  it('is a different PNG each time', async () => {
    const first = await caller.client.call(getCaptcha, { key });
    const second = await caller.client.call(getCaptcha, { key });
    const bytes = Buffer.from(first.slice(first.indexOf(',') + 1), 'base64');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(second).not.toBe(first);
  });

  it('is not required of everyone because one account is attacked', async () => {
    await failThrice();
    expect(await attempt('vip001', 'Perya2026')).toMatchObject({ isFirstLogin: false });
  });
});

describe('the human check', () => {
  const solved = () => solveHumanCheck(caller.client);

  it('passes once if the work was done', async () => {
    const humanCheck = await solved();
    await attempt('juan01', 'Perya2026', { humanCheck });
    expect(await rejection(attempt('juan01', 'Perya2026', { humanCheck }))).toMatchObject({
      status: 400,
      code: 'HUMAN_CHECK_FAILED',
      messageKey: 'human_check_failed',
    });
  });

  it('fails if it’s expired, forged or malformed', async () => {
    const humanCheck = await solved();
    const forged = JSON.parse(Buffer.from(humanCheck, 'base64').toString()) as {
      challenge: { parameters: { data: { until: number } } };
    };
    forged.challenge.parameters.data.until += 3_600_000;
    const forgedText = Buffer.from(JSON.stringify(forged)).toString('base64');
    for (const payload of [forgedText, 'hello', Buffer.from('{}').toString('base64')]) {
      expect((await rejection(attempt('juan01', 'Perya2026', { humanCheck: payload }))).code).toBe(
        'HUMAN_CHECK_FAILED',
      );
    }
    gateway.clock.moveTo(11 * 60_000);
    expect((await rejection(attempt('juan01', 'Perya2026', { humanCheck }))).code).toBe(
      'HUMAN_CHECK_FAILED',
    );
  });

  it('is required unless the brand turns it off', async () => {
    const none = { humanCheck: undefined };
    expect((await rejection(attempt('juan01', 'Perya2026', none))).code).toBe(
      'HUMAN_CHECK_REQUIRED',
    );
    const { brand, db } = gateway.platform;
    await brand.patch(db, { switches: { HUMANCHECK3: false } }, gateway.clock.now());
    expect(await attempt('juan01', 'Perya2026', none)).toMatchObject({ isFirstLogin: false });
  });
});

describe('a session', () => {
  beforeEach(() => caller.signIn('vip001'));
  const info = () => caller.client.call(getMemberInfo, {});

  it('identifies the member', async () => {
    expect(await info()).toMatchObject({
      account: 'vip001',
      accountType: 'member',
      clubLabel: { rankLevel: 5 },
      vipServiceLabel: 'VIP Concierge',
    });
    await caller.signIn('agent02');
    expect(await info()).toMatchObject({
      accountType: 'agent',
      agentType: 2,
      canTransferToUpline: true,
    });
    await caller.signIn('trial01');
    expect(await info()).toMatchObject({ accountType: 'trial' });
  });

  it('expires after too long without activity', async () => {
    gateway.clock.moveTo(IDLE_MS - 1_000);
    await info();
    gateway.clock.moveTo(2 * IDLE_MS - 2_000);
    await info();
    gateway.clock.moveTo(3 * IDLE_MS);
    expect(await rejection(info())).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });

  it('expires at its maximum age, even while active', async () => {
    for (let at = 0; at < ABSOLUTE_MS; at += IDLE_MS / 2) {
      gateway.clock.moveTo(at);
      await info();
    }
    gateway.clock.moveTo(ABSOLUTE_MS + 1_000);
    expect((await rejection(info())).status).toBe(401);
  });

  it('ends with its sign-out, and no other does', async () => {
    await switches({ MULTISESSION3: true });
    const other = callerOf(gateway);
    await other.signIn('vip001');
    await caller.client.call(logout, {});
    expect((await rejection(info())).status).toBe(401);
    await other.client.call(getMemberInfo, {});
  });

  it('ends on all devices on request', async () => {
    await switches({ MULTISESSION3: true });
    const other = callerOf(gateway);
    await other.signIn('vip001');
    await caller.client.call(logout, { allDevices: true });
    expect(await rejection(other.client.call(getMemberInfo, {}))).toMatchObject({
      status: 401,
      code: 'SESSION_ENDED',
    });
  });

  it('stores the member’s language if the brand offers it', async () => {
    await caller.client.call(setLanguage, { language: 'EN' });
    expect(
      await gateway.db.select().from(member).where(eq(member.account, 'vip001')),
    ).toMatchObject([{ language: 'EN' }]);
    expect((await rejection(caller.client.call(setLanguage, { language: 'TH' }))).status).toBe(400);
  });
});

describe('changing the password', () => {
  beforeEach(() => caller.signIn('expire01'));
  const change = (currentPassword: string, newPassword: string, newPasswordAgain = newPassword) =>
    caller.client.call(changePassword, { currentPassword, newPassword, newPasswordAgain });

  it('ends every session, returns a new token, and clears the expiry', async () => {
    await switches({ MULTISESSION3: true });
    const other = callerOf(gateway);
    await other.signIn('expire01');
    const { newToken } = await change('Perya2026', 'Fairground7');
    expect(newToken).not.toBe(caller.token());
    expect((await rejection(caller.client.call(getMemberInfo, {}))).status).toBe(401);
    expect((await rejection(other.client.call(getMemberInfo, {}))).status).toBe(401);
    const response = await fetch(`${gateway.url}${getMemberInfo.path}`, {
      headers: { Token: newToken ?? '' },
    });
    expect(response.status).toBe(200);
    expect((await rejection(attempt('expire01', 'Perya2026'))).code).toBe('WRONG_CREDENTIALS');
    expect(await attempt('expire01', 'Fairground7')).toMatchObject({ isPasswordExpired: false });
  });

  it.each([
    [
      'the current password is wrong',
      'Perya2025',
      'Fairground7',
      undefined,
      'WRONG_PASSWORD',
      'password_wrong',
    ],
    ['it is unchanged', 'Perya2026', 'Perya2026', undefined, 'SAME_PASSWORD', 'password_same'],
    [
      'the confirmation does not match',
      'Perya2026',
      'Fairground7',
      'Fairground8',
      'INVALID_REQUEST',
      'form.passwordMismatch',
    ],
    [
      'the new password is too short',
      'Perya2026',
      'Fair7',
      undefined,
      'INVALID_REQUEST',
      'pattern.lettersAndDigits',
    ],
    [
      'the new password has no digit',
      'Perya2026',
      'Fairgrounds',
      undefined,
      'INVALID_REQUEST',
      'pattern.lettersAndDigits',
    ],
  ])('is rejected if %s', async (_, old, next, again, code, messageKey) => {
    expect(await rejection(change(old, next, again))).toMatchObject({
      status: 400,
      code,
      messageKey,
    });
    expect(await attempt('expire01', 'Perya2026')).toMatchObject({ isPasswordExpired: true });
  });

  it('can’t be used to guess passwords', async () => {
    for (let tries = 0; tries < 10; tries += 1) await rejection(change('wrong-one', 'Fairground7'));
    expect((await rejection(change('Perya2026', 'Fairground7'))).status).toBe(429);
  });
});

describe('free play', () => {
  const play = () => caller.client.call(loginFreePlay, { os: 'Linux', nonce: 'n'.repeat(16) });

  it('opens a trial account with play money and no other', async () => {
    const { token } = await play();
    const trial = clientWithToken(gateway, token);
    expect(await trial.call(getBalance, {})).toEqual({ minor: 0, currency: 'PHP' });
    expect(await trial.call(getPlayMoney, {})).toEqual({ minor: 1_000_000, currency: 'PHP' });
  });

  it('is rejected if the brand has it off', async () => {
    const { brand, db } = gateway.platform;
    await brand.patch(db, { switches: { FREEPLAY3: false } }, gateway.clock.now());
    expect(await rejection(play())).toMatchObject({ status: 403, code: 'OPERATION_NOT_ENABLED' });
  });

  it('is limited per address', async () => {
    for (let times = 0; times < 10; times += 1) await play();
    const tooMany = await rejection(play());
    expect(tooMany).toMatchObject({ status: 429, params: { count: 60 } });
  });
});
