import {
  getMemberInfo,
  login,
  requestPasswordCode,
  requestPasswordEmail,
  resetPasswordByEmail,
  resetPasswordByMobile,
  type ApiClient,
} from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, vi } from 'vitest';
import { member } from '../members/schema';
import { countFailure, FAILURES_BEFORE_LOCK } from '../session/lock';
import { oneTimeToken } from '../session/schema';
import { callerOf, solveHumanCheck, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import {
  cleanUp,
  codeSentTo,
  wrongCodeFor,
  rejection,
  sentTo,
  timingRatio,
  visitorOf,
} from '../verification/testing';
import { RESET_LINK_MS } from './byEmail';

const JUAN = '+639171234567';
const JUAN_MAIL = 'juan01@example.com';
const OLD = 'Perya2026';
const FRESH = 'Fairground7';
const MINUTE_MS = 60_000;

let gateway: TestGateway;
let visitor: ApiClient;
let members: (typeof member.$inferSelect)[];
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  members = await gateway.db.select().from(member);
});
beforeEach(async () => {
  await cleanUp(gateway);
  for (const { id, ...columns } of members) {
    await gateway.db.update(member).set(columns).where(eq(member.id, id));
  }
  visitor = visitorOf(gateway);
});

const patch = (change: unknown) =>
  gateway.platform.brand.patch(gateway.db, change, gateway.clock.now());
const askMail = (username = 'juan01', email = JUAN_MAIL, from = visitor) =>
  from.call(requestPasswordEmail, { username, email });
const links = async (recipient = JUAN_MAIL) =>
  (await sentTo(gateway, recipient)).filter(
    ({ details }) => details?.['purpose'] === 'password-email',
  );

/** The token of the newest link, once `count` emails have been sent. */
async function tokenOf(count = 1, recipient = JUAN_MAIL): Promise<string> {
  return vi.waitFor(async () => {
    const sent = await links(recipient);
    expect(sent).toHaveLength(count);
    return String(sent[0]?.details?.['token']);
  });
}
/** Long enough to be sure that no email was sent. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
const reset = (token: string, newPassword = FRESH) =>
  visitor.call(resetPasswordByEmail, { token, newPassword });
const signIn = (password: string, account = 'juan01') =>
  visitor.call(login, { method: 'username', username: account, password });

const phoneInput = (phone = JUAN) => ({ dialingCode: '63', mobileNumber: phone.slice(3) });
async function askCode(phone = JUAN): Promise<string> {
  await visitor.call(requestPasswordCode, phoneInput(phone));
  return codeSentTo(gateway, phone, 'password');
}
const resetByMobile = (code: string, newPassword = FRESH, phone = JUAN) =>
  visitor.call(resetPasswordByMobile, { ...phoneInput(phone), code, newPassword });

describe('the password reset email', () => {
  it('links to the sign-in page, with the token in the URL fragment', async () => {
    await askMail(' JUAN01 ', 'Juan01@Example.com');
    const token = await tokenOf();
    const [mail] = await links();
    const link = `http://localhost:4173/login#reset=${token}`;
    expect(mail?.subject).toContain('Perya');
    expect(mail?.body).toContain(`\n${link}\n`);
    expect(mail?.body).toContain('30 minutes');
    expect(mail?.details).toMatchObject({ link });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await gateway.db.select().from(oneTimeToken))).not.toContain(token);
  });

  it('is written in the caller’s language', async () => {
    await askMail('juan01', JUAN_MAIL, visitorOf(gateway, { language: 'TY' }));
    await tokenOf();
    expect((await links())[0]?.subject).toBe('Perya: I-reset ang password mo');
  });

  it.each([
    ['nobody99', 'nobody@example.com'],
    ['juan01', 'vip001@example.com'],
    ['vip001', JUAN_MAIL],
    ['trial01', 'trial01@example.com'],
    ["juan01' --", JUAN_MAIL],
  ])('is not sent for %s and %s, and the response is the same', async (username, email) => {
    const known = await askMail();
    await tokenOf();
    expect(await askMail(username, email)).toEqual(known);
    await settle();
    expect(await links()).toHaveLength(1);
    expect(await links(email)).toHaveLength(email === JUAN_MAIL ? 1 : 0);
  });

  it('is requested in the same time for every account, even when sending is slow', async () => {
    const { outbox } = gateway.platform;
    const send = outbox.send.bind(outbox);
    let isSent = false;
    outbox.send = async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      isSent = true;
    };
    try {
      await askMail();
      expect(isSent).toBe(false);
      await vi.waitFor(() => expect(isSent).toBe(true));
    } finally {
      outbox.send = send;
    }
    await askMail('nobody98');
    const ratio = await timingRatio(
      8,
      () => askMail(),
      (turn) => askMail(`nobody${turn}`),
    );
    expect(ratio).toBeLessThan(4);
  });

  it('causes no rejection when sending fails, only a log entry', async () => {
    const { outbox } = gateway.platform;
    const send = outbox.send.bind(outbox);
    outbox.send = () => Promise.reject(new Error('no line'));
    try {
      expect(await askMail()).toEqual(await askMail('nobody99'));
      await settle();
    } finally {
      outbox.send = send;
    }
  });

  it('is sent at most five times an hour, without a rejection', async () => {
    for (let turn = 0; turn < 7; turn += 1) {
      await askMail('juan01', JUAN_MAIL, visitorOf(gateway, { ip: `198.51.100.${turn}` }));
    }
    await settle();
    expect(await links()).toHaveLength(5);
  });

  it('is limited per IP address, across all accounts', async () => {
    for (let turn = 0; turn < 30; turn += 1) await askMail(`nobody${turn}`);
    expect((await rejection(askMail())).status).toBe(429);
  });

  it('requires the switch and the human check', async () => {
    await patch({ switches: { HUMANCHECK3: true } });
    expect((await rejection(askMail())).code).toBe('HUMAN_CHECK_REQUIRED');
    const humanCheck = await solveHumanCheck(visitor);
    await visitor.call(requestPasswordEmail, { username: 'juan01', email: JUAN_MAIL, humanCheck });
    await patch({ switches: { CHNGPASSMAIL3: false } });
    expect(await rejection(askMail())).toMatchObject({ messageKey: 'operation_not_enabled' });
    expect(await rejection(reset(await tokenOf()))).toMatchObject({
      messageKey: 'operation_not_enabled',
    });
  });
});

describe('the link in the email', () => {
  it('sets a new password, returns the username and ends every session', async () => {
    const device = callerOf(gateway);
    await device.signIn('juan01');
    await askMail();
    expect(await reset(await tokenOf())).toEqual({ username: 'juan01' });
    expect(await rejection(device.client.call(getMemberInfo, {}))).toMatchObject({
      status: 401,
      code: 'SESSION_ENDED',
    });
    expect((await rejection(signIn(OLD))).code).toBe('WRONG_CREDENTIALS');
    await signIn(FRESH);
  });

  it('notifies the owner by email and SMS', async () => {
    await askMail();
    await reset(await tokenOf());
    for (const recipient of [JUAN_MAIL, JUAN]) {
      const [message] = await sentTo(gateway, recipient);
      expect(message?.details).toEqual({ purpose: 'password-changed' });
      expect(message?.body).toContain('juan01');
      expect(message?.body).not.toContain(FRESH);
    }
  });

  it('works once, even in concurrent requests', async () => {
    await askMail();
    const token = await tokenOf();
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => reset(token, `Fairground${index}`)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rejection(reset(token))).toMatchObject({
      status: 400,
      code: 'RESET_LINK_INVALID',
      messageKey: 'reset_link_invalid',
    });
  });

  it('is replaced by a newer link', async () => {
    await askMail();
    const old = await tokenOf();
    await askMail();
    const fresh = await tokenOf(2);
    expect((await rejection(reset(old))).code).toBe('RESET_LINK_INVALID');
    await reset(fresh);
  });

  it('expires after thirty minutes', async () => {
    await askMail();
    const token = await tokenOf();
    gateway.clock.moveTo(RESET_LINK_MS + 1_000);
    expect((await rejection(reset(token))).code).toBe('RESET_LINK_INVALID');
  });

  it('expires when the password is changed in another way', async () => {
    await askMail();
    const token = await tokenOf();
    await resetByMobile(await askCode());
    expect((await rejection(reset(token, 'Fairground8'))).code).toBe('RESET_LINK_INVALID');
    await signIn(FRESH);
  });

  it('is not used up by a password that breaks the rule', async () => {
    await askMail();
    const token = await tokenOf();
    const error = await rejection(reset(token, 'short1'));
    expect(error).toMatchObject({ status: 400, messageKey: 'pattern.lettersAndDigits' });
    expect(error.value).toMatchObject({
      errors: [
        { path: 'newPassword', message: 'pattern.lettersAndDigits', params: { length: '8–20' } },
      ],
    });
    await reset(token);
  });

  it('rejects guessed tokens and limits the attempts', async () => {
    for (const token of ['x', "' or ''='", 'A'.repeat(43), '..', '{}']) {
      expect((await rejection(reset(token))).code).toBe('RESET_LINK_INVALID');
    }
    for (let turn = 5; turn < 30; turn += 1) await rejection(reset('A'.repeat(43)));
    expect((await rejection(reset('A'.repeat(43)))).status).toBe(429);
  });
});

describe('a password reset code', () => {
  it('sets the password, returns the username, ends every session and notifies the owner', async () => {
    const device = callerOf(gateway);
    await device.signIn('juan01');
    expect(await resetByMobile(await askCode())).toEqual({ username: 'juan01' });
    expect((await rejection(device.client.call(getMemberInfo, {}))).code).toBe('SESSION_ENDED');
    await signIn(FRESH);
    expect((await sentTo(gateway, JUAN_MAIL))[0]?.details).toEqual({ purpose: 'password-changed' });
    expect((await sentTo(gateway, JUAN))[0]?.details).toEqual({ purpose: 'password-changed' });
  });

  it('unlocks a locked account and clears an expired password', async () => {
    const failure = { account: 'juan01', network: '198.51.100.1', now: gateway.clock.now() };
    for (let turn = 0; turn < FAILURES_BEFORE_LOCK; turn += 1) {
      await countFailure(gateway.db, failure).catch(() => undefined);
    }
    expect((await rejection(signIn(OLD))).code).toBe('ACCOUNT_LOCKED');
    await resetByMobile(await askCode());
    await signIn(FRESH);
    const expired = '+639171234506';
    await resetByMobile(await askCode(expired), FRESH, expired);
    expect(await signIn(FRESH, 'expire01')).toMatchObject({ isPasswordExpired: false });
  });

  it('works once, even in concurrent requests', async () => {
    const code = await askCode();
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) => resetByMobile(code, `Fairground${index}`)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await rejection(resetByMobile(code))).code).toBe('CODE_EXPIRED');
  });

  it('allows five wrong attempts, then rejects the right code too', async () => {
    const code = await askCode();
    const wrong = await Promise.all(
      Array.from({ length: 12 }, () => rejection(resetByMobile(wrongCodeFor(code)))),
    );
    expect(wrong.filter((error) => error.code === 'CODE_INVALID')).toHaveLength(5);
    expect((await rejection(resetByMobile(code))).code).toBe('CODE_EXPIRED');
    await signIn(OLD);
  });

  it('is valid only for its own number and lifetime', async () => {
    const code = await askCode();
    const vip = '+639171234503';
    await askCode(vip);
    expect((await rejection(resetByMobile(code, FRESH, vip))).code).toBe('CODE_INVALID');
    gateway.clock.moveTo(2 * MINUTE_MS + 1_000);
    expect((await rejection(resetByMobile(code))).code).toBe('CODE_EXPIRED');
  });

  it('is not used up by a password that breaks the rule', async () => {
    const code = await askCode();
    expect((await rejection(resetByMobile(code, 'nodigitshere'))).messageKey).toBe(
      'pattern.lettersAndDigits',
    );
    await resetByMobile(code);
  });

  it('gets the same rejections for a number without an account', async () => {
    const nobody = '+639189876543';
    const answers = [];
    for (const phone of [JUAN, nobody]) {
      await visitor.call(requestPasswordCode, phoneInput(phone));
      const tries = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const error = await rejection(resetByMobile('12345x', FRESH, phone));
        tries.push([error.status, error.code, error.messageKey, error.value]);
      }
      answers.push(tries);
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  it('requires the switch', async () => {
    const code = await askCode();
    await patch({ switches: { CHNGPASSVERIF3: false } });
    expect(await rejection(resetByMobile(code))).toMatchObject({
      status: 403,
      messageKey: 'operation_not_enabled',
    });
  });
});
