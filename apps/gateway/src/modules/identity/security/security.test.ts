import {
  bindContact,
  confirmTotp,
  disableTotp,
  endOtherSessions,
  getMemberInfo,
  getSecurityStatus,
  listSessions,
  listSignIns,
  loginSecondFactor,
  renewRecoveryCodes,
  requestContactCode,
  secondFactorOf,
  setPaymentPassword,
  startTotp,
} from '@perya/api-client';
import { and, eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect } from 'vitest';
import { DEMO_PASSWORD } from '../members/seed';
import { member as memberTable } from '../members/schema';
import { rejection, forgetSignIns, clientWithToken, trySignIn } from '../session/testing';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { outboxMessage, phoneCode } from '../verification/schema';
import { memberSecurity, memberTotp, recoveryCode, signIn } from './schema';
import { assertWithdrawalsOpen } from './standing';

let gateway: TestGateway;
let juan: TestCaller;
let clean: typeof memberTable.$inferSelect;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  const [row] = await gateway.db
    .select()
    .from(memberTable)
    .where(eq(memberTable.account, 'juan01'));
  if (row === undefined) throw new Error('juan01 is not in the seed.');
  clean = row;
});
beforeEach(async () => {
  await forgetSignIns(gateway);
  const { db } = gateway;
  for (const table of [
    memberTotp,
    recoveryCode,
    memberSecurity,
    signIn,
    outboxMessage,
    phoneCode,
  ]) {
    await db.delete(table);
  }
  await db.update(memberTable).set(clean).where(eq(memberTable.id, clean.id));
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

const password = DEMO_PASSWORD;
const call: TestCaller['client']['call'] = (...args) => juan.client.call(...args);
const pass = (ms: number) => gateway.clock.moveTo(gateway.clock.offsetMs + ms);

/** The last message sent for a purpose; delivery follows the response. */
async function lastSent(purpose: string, channel?: 'sms' | 'email') {
  const find = async () => {
    const rows = await gateway.db.select().from(outboxMessage);
    return rows.findLast(
      (row) => row.details?.['purpose'] === purpose && (!channel || row.channel === channel),
    );
  };
  return expect.poll(find).toBeDefined().then(find);
}
const codeFor = async (purpose: string) => String((await lastSent(purpose))?.details?.['code']);

function appOf(key: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  return () => totp.generate({ timestamp: gateway.clock.now().getTime() });
}

async function switchOn() {
  const { key, uri } = await call(startTotp, { password });
  const code = appOf(key);
  const recoveryCodes = await call(confirmTotp, { code: code() });
  pass(31_000);
  return { key, uri, code, recoveryCodes };
}

describe('the status', () => {
  it('shows what protects the account, with masked contacts', async () => {
    expect(await call(getSecurityStatus, {})).toMatchObject({
      hasPassword: true,
      hasPaymentPassword: true,
      email: { masked: 'ju···@example.com', isVerified: false },
      mobile: { masked: '+63···4567', isVerified: true },
      secondFactor: { since: null, recoveryCodesLeft: 0 },
      sessionCount: 1,
      withdrawalsRestUntil: null,
    });
  });
});

describe('the payment password', () => {
  const change = (paymentPassword: string, newPaymentPassword: string) =>
    call(setPaymentPassword, { mode: 'change', paymentPassword, newPaymentPassword });

  it('is changed with the current one, and the owner is notified', async () => {
    await change('123456', '246810');
    expect(await rejection(change('123456', '135791'))).toMatchObject({
      messageKey: 'payment_password_wrong',
    });
    await change('246810', '135791');
    expect(await lastSent('security-changed', 'sms')).toMatchObject({ recipient: '+639171234567' });
    expect(await lastSent('security-changed', 'email')).toMatchObject({
      recipient: 'juan01@example.com',
    });
  });

  it.each(['111111', '123456', '987654'])('is rejected as too weak: %s', async (guess) => {
    expect(await rejection(change('123456', guess))).toMatchObject({
      messageKey: 'payment_password_weak',
    });
  });

  it('is first set with the account password', async () => {
    const first = (given: string) =>
      call(setPaymentPassword, { mode: 'first', password: given, newPaymentPassword: '246810' });
    expect(await rejection(first(password))).toMatchObject({ code: 'PAYMENT_PASSWORD_SET' });
    await gateway.db
      .update(memberTable)
      .set({ paymentPasswordHash: null })
      .where(eq(memberTable.id, clean.id));
    expect(await rejection(first('wrong-one'))).toMatchObject({
      messageKey: 'login_password_wrong',
    });
    await first(password);
    expect(await call(getSecurityStatus, {})).toMatchObject({ hasPaymentPassword: true });
  });

  it('can be reset with a code and the password, which blocks withdrawals for a day', async () => {
    await call(requestContactCode, { purpose: 'payment-password', channel: 'mobile' });
    const code = await codeFor('payment-password');
    const reset = (given: string) =>
      call(setPaymentPassword, {
        mode: 'forgotten',
        channel: 'mobile',
        password,
        code: given,
        newPaymentPassword: '246810',
      });
    expect(await rejection(reset('000000'))).toMatchObject({ code: 'CODE_INVALID' });
    const { withdrawalsRestUntil } = await reset(code);
    const inHours = ((withdrawalsRestUntil ?? 0) - gateway.clock.now().getTime()) / 3_600_000;
    expect(inHours).toBeCloseTo(24, 2);
    const open = () => assertWithdrawalsOpen(gateway.db, clean.id, gateway.clock.now());
    await expect(open()).rejects.toMatchObject({ messageKey: 'withdrawals_rest' });
    pass(86_400_001);
    await open();
  });

  it('cannot be reset by a code to an unverified email address', async () => {
    const asked = call(requestContactCode, { purpose: 'payment-password', channel: 'email' });
    expect(await rejection(asked)).toMatchObject({ code: 'CONTACT_MISSING' });
  });
});

describe('binding a contact', () => {
  const mobile = (mobileNumber: string) =>
    ({ channel: 'mobile', dialingCode: '+63', mobileNumber }) as const;

  it('verifies the new phone and the current one, and ends the other sessions', async () => {
    await gateway.platform.brand.patch(
      gateway.db,
      { switches: { MULTISESSION3: true } },
      gateway.clock.now(),
    );
    const { token: elsewhere } = await trySignIn(gateway, { username: 'juan01' });
    const contact = mobile('9175550001');
    await call(requestContactCode, { purpose: 'bind', contact });
    const code = await codeFor('bind-contact');
    const bind = (currentCode?: string) =>
      call(bindContact, { contact, code, password, ...(currentCode && { currentCode }) });
    expect(await rejection(bind())).toMatchObject({
      value: { errors: [{ path: 'currentCode' }] },
    });
    await call(requestContactCode, { purpose: 'change', channel: 'mobile' });
    await bind(await codeFor('change-contact'));
    expect(await call(getSecurityStatus, {})).toMatchObject({ mobile: { masked: '+63···0001' } });
    expect(await lastSent('security-changed', 'sms')).toMatchObject({ recipient: '+639171234567' });
    expect(
      await rejection(clientWithToken(gateway, elsewhere).call(getMemberInfo, {})),
    ).toMatchObject({
      code: 'SESSION_ENDED',
    });
  });

  it('verifies the email address of the account', async () => {
    const contact = { channel: 'email', email: 'Juan01@example.com' } as const;
    await call(requestContactCode, { purpose: 'bind', contact });
    await call(bindContact, { contact, code: await codeFor('bind-contact'), password });
    expect(await call(getSecurityStatus, {})).toMatchObject({ email: { isVerified: true } });
  });

  it('responds alike for another member’s phone, notifies its owner, and accepts no code', async () => {
    const answers = [];
    for (const number of ['9175550002', '9171234503']) {
      answers.push(await call(requestContactCode, { purpose: 'bind', contact: mobile(number) }));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(await lastSent('contact-taken')).toMatchObject({ recipient: '+639171234503' });
    await call(requestContactCode, { purpose: 'change', channel: 'mobile' });
    const currentCode = await codeFor('change-contact');
    const bind = call(bindContact, {
      contact: mobile('9171234503'),
      code: '123456',
      currentCode,
      password,
    });
    expect(await rejection(bind)).toMatchObject({ code: 'CODE_INVALID' });
  });

  it('rejects a code sent to the same phone for another member', async () => {
    const contact = mobile('9175550003');
    await call(requestContactCode, { purpose: 'bind', contact });
    const code = await codeFor('bind-contact');
    const maria = callerOf(gateway);
    await maria.signIn('maria03');
    await gateway.db
      .update(memberTable)
      .set({ mobile: null })
      .where(eq(memberTable.account, 'maria03'));
    const bind = maria.client.call(bindContact, { contact, code, password });
    expect(await rejection(bind)).toMatchObject({ code: 'CODE_EXPIRED' });
  });
});

describe('the second factor', () => {
  const secondStep = (challenge: string, code: string) =>
    callerOf(gateway).client.call(loginSecondFactor, { challenge, code });

  async function challenged(username = 'juan01'): Promise<string> {
    const challenge = secondFactorOf(await rejection(trySignIn(gateway, { username })));
    if (challenge === null) throw new Error('No second step was asked for.');
    return challenge.challenge;
  }

  it('is turned on by a code of the app; the key is stored encrypted', async () => {
    const { key, uri } = await call(startTotp, { password });
    expect(uri).toContain('otpauth://totp/Perya:juan01');
    await trySignIn(gateway, { username: 'juan01' }).then(({ token }) =>
      expect(token).toBeTruthy(),
    );
    await juan.signIn('juan01');
    expect(await rejection(call(confirmTotp, { code: '000000' }))).toMatchObject({
      messageKey: 'second_factor_wrong',
    });
    expect(await call(confirmTotp, { code: appOf(key)() })).toHaveLength(10);
    const [row] = await gateway.db.select().from(memberTotp);
    expect(row?.sealedKey).not.toContain(key);
    expect(await call(getSecurityStatus, {})).toMatchObject({
      secondFactor: { since: expect.any(Number), recoveryCodesLeft: 10 },
    });
    expect(await rejection(call(startTotp, { password }))).toMatchObject({
      code: 'SECOND_FACTOR_ON',
    });
  });

  it('completes a sign-in, and each code works once', async () => {
    const { code } = await switchOn();
    const typed = code();
    const { token } = await secondStep(await challenged(), typed);
    expect(await clientWithToken(gateway, token).call(getMemberInfo, {})).toMatchObject({
      account: 'juan01',
    });
    expect(await clientWithToken(gateway, token).call(listSignIns, {})).toMatchObject([
      { hadSecondStep: true },
      { hadSecondStep: false },
    ]);
    expect(await rejection(secondStep(await challenged(), typed))).toMatchObject({
      messageKey: 'second_factor_wrong',
    });
  });

  it('tolerates a clock that is thirty seconds off, but not more', async () => {
    const { key } = await switchOn();
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    const at = (ms: number) => totp.generate({ timestamp: gateway.clock.now().getTime() + ms });
    expect(await rejection(secondStep(await challenged(), at(90_000)))).toMatchObject({
      messageKey: 'second_factor_wrong',
    });
    await secondStep(await challenged(), at(30_000));
  });

  it('allows five attempts, five minutes and one sign-in per challenge', async () => {
    const { code } = await switchOn();
    const first = await challenged();
    for (let count = 1; count < 5; count += 1) {
      expect(await rejection(secondStep(first, '000000'))).toMatchObject({ status: 400 });
    }
    expect(await rejection(secondStep(first, '000000'))).toMatchObject({
      code: 'SECOND_FACTOR_EXPIRED',
    });
    expect(await rejection(secondStep(first, code()))).toMatchObject({
      code: 'SECOND_FACTOR_EXPIRED',
    });
    const second = await challenged();
    await secondStep(second, code());
    pass(31_000);
    expect(await rejection(secondStep(second, code()))).toMatchObject({
      code: 'SECOND_FACTOR_EXPIRED',
    });
    const third = await challenged();
    pass(5 * 60_000 + 1_000);
    expect(await rejection(secondStep(third, code()))).toMatchObject({
      code: 'SECOND_FACTOR_EXPIRED',
    });
  });

  it('counts wrong codes across all challenges of a member', async () => {
    await switchOn();
    for (let count = 0; count < 10; count += 1) {
      await rejection(secondStep(await challenged(), '000000'));
    }
    expect(await rejection(secondStep(await challenged(), '000000'))).toMatchObject({
      status: 429,
    });
  });

  it('accepts a recovery code once, however it is typed, and notifies the owner', async () => {
    const { recoveryCodes } = await switchOn();
    const [recovery = ''] = recoveryCodes;
    const rows = await gateway.db.select().from(recoveryCode);
    expect(JSON.stringify(rows)).not.toContain(recovery.replace('-', ''));
    await secondStep(await challenged(), recovery.toLowerCase().replace('-', ' '));
    // Turning on the second factor sends a message too: messages are sent independently of responses, in any
    // order.
    const told = gateway.db
      .select({ recipient: outboxMessage.recipient })
      .from(outboxMessage)
      .where(
        and(
          eq(outboxMessage.channel, 'email'),
          eq(sql`${outboxMessage.details}->>'change'`, 'recoveryCodeUsed'),
        ),
      );
    await expect.poll(() => told).toEqual([{ recipient: 'juan01@example.com' }]);
    expect(await rejection(secondStep(await challenged(), recovery))).toMatchObject({
      messageKey: 'second_factor_wrong',
    });
  });

  it('is turned off with password and code; sign-in then takes one step again', async () => {
    const { code } = await switchOn();
    expect(
      await rejection(call(disableTotp, { password: 'wrong-one', code: code() })),
    ).toMatchObject({ messageKey: 'login_password_wrong' });
    expect(await rejection(call(disableTotp, { password, code: '000000' }))).toMatchObject({
      messageKey: 'second_factor_wrong',
    });
    await call(disableTotp, { password, code: code() });
    const { token } = await trySignIn(gateway, { username: 'juan01' });
    expect(token).toBeTruthy();
  });

  it('replaces the old recovery codes with new ones', async () => {
    const { code, recoveryCodes } = await switchOn();
    const renewed = await call(renewRecoveryCodes, { password, code: code() });
    expect(renewed).toHaveLength(10);
    const [old = ''] = recoveryCodes;
    expect(await rejection(secondStep(await challenged(), old))).toMatchObject({
      messageKey: 'second_factor_wrong',
    });
  });
});

describe('devices', () => {
  it('are signed out except the current one', async () => {
    await gateway.platform.brand.patch(
      gateway.db,
      { switches: { MULTISESSION3: true } },
      gateway.clock.now(),
    );
    await trySignIn(gateway, { username: 'juan01' });
    expect(await call(listSessions, {})).toHaveLength(2);
    await call(endOtherSessions, {});
    expect(await call(listSessions, {})).toMatchObject([{ isCurrent: true }]);
  });

  it('are not available to trial accounts', async () => {
    const trial = callerOf(gateway);
    await trial.signIn('trial01');
    expect(await rejection(trial.client.call(getSecurityStatus, {}))).toMatchObject({
      messageKey: 'in_need_true_account',
    });
  });
});
