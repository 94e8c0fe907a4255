import {
  getMemberInfo,
  login,
  loginOutcome,
  requestLoginCode,
  requestPasswordCode,
  type ApiClient,
} from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { member } from '../../modules/identity/members/schema';
import { throughAgentSite, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import {
  cleanUp,
  codeSentTo,
  wrongCodeFor,
  rejection,
  sentTo,
  visitorOf,
} from '../../modules/identity/verification/testing';
import { memberAddress, session } from '../../modules/identity/session/schema';

const JUAN = '+639171234567';
const JUAN_MAIL = 'juan01@example.com';
const VIP = '+639171234503';
const HOME = '203.0.113.7';
const MINUTE_MS = 60_000;

let gateway: TestGateway;
let visitor: ApiClient;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});
beforeEach(async () => {
  await cleanUp(gateway);
  visitor = visitorOf(gateway, { ip: HOME });
});

const patch = (change: unknown) =>
  gateway.platform.brand.patch(gateway.db, change, gateway.clock.now());
const phoneInput = (phone: string) => ({ dialingCode: '63', mobileNumber: `0${phone.slice(3)}` });
const signIn = (phone: string, code: string, secondCode?: string, from = visitor) =>
  from.call(login, {
    method: 'sms',
    ...phoneInput(phone),
    code,
    ...(secondCode === undefined ? {} : { secondCode }),
  });

/** Requests a code and returns it as juan01's phone shows it. */
async function codeFor(phone = JUAN): Promise<string> {
  await visitor.call(requestLoginCode, phoneInput(phone));
  return codeSentTo(gateway, phone, 'login');
}

/** Makes the address one from which the member has completed a full sign-in. */
async function makeHome(account = 'juan01') {
  const [row] = await gateway.db.select().from(member).where(eq(member.account, account));
  const now = gateway.clock.now();
  const memberId = row?.id ?? 0;
  await gateway.db
    .insert(memberAddress)
    .values({ memberId, ip: HOME, firstSeenAt: now, lastSeenAt: now });
}

async function accountOf(token: string): Promise<unknown> {
  const response = await fetch(`${gateway.url}${getMemberInfo.path}`, {
    headers: { Token: token },
  });
  return ((await response.json()) as { value: { account: string } }).value.account;
}

describe('signing in by code from a known address', () => {
  beforeEach(() => makeHome());

  it('opens a session for the owner of the phone', async () => {
    const { token, isFirstLogin } = await signIn(JUAN, await codeFor());
    expect(isFirstLogin).toBe(false);
    expect(await accountOf(token)).toBe('juan01');
  });

  it('accepts a code once', async () => {
    const code = await codeFor();
    await signIn(JUAN, code);
    expect(await rejection(signIn(JUAN, code))).toMatchObject({
      status: 400,
      code: 'CODE_EXPIRED',
      messageKey: 'code_expired',
    });
  });

  it('opens one session if the same code is sent several times at once', async () => {
    const code = await codeFor();
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => signIn(JUAN, code)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('invalidates the code after five wrong attempts', async () => {
    const code = await codeFor();
    const wrong = await Promise.all(
      Array.from({ length: 12 }, () => rejection(signIn(JUAN, wrongCodeFor(code)))),
    );
    expect(wrong.filter((error) => error.code === 'CODE_INVALID')).toHaveLength(5);
    expect((await rejection(signIn(JUAN, code))).code).toBe('CODE_EXPIRED');
  });

  it('rejects codes of another number, of another purpose and expired ones', async () => {
    const code = await codeFor();
    await codeFor(VIP);
    const other = await codeSentTo(gateway, VIP, 'login');
    expect((await rejection(signIn(JUAN, other))).code).toBe('CODE_INVALID');
    await visitor.call(requestPasswordCode, phoneInput(JUAN));
    const forPassword = await codeSentTo(gateway, JUAN, 'password');
    expect((await rejection(signIn(JUAN, forPassword))).code).toBe('CODE_INVALID');
    gateway.clock.moveTo(2 * MINUTE_MS + 1_000);
    expect((await rejection(signIn(JUAN, code))).code).toBe('CODE_EXPIRED');
  });

  it('never requires a password change', async () => {
    await makeHome('expire01');
    const phone = '+639171234506';
    const code = await codeFor(phone);
    const result = await signIn(phone, code);
    const rules = { method: 'sms', passwordExpiryForced: true } as const;
    expect(await loginOutcome(Promise.resolve(result), rules)).toMatchObject({
      kind: 'signed-in',
      session: { isPasswordExpired: true },
    });
    expect(await accountOf(result.token)).toBe('expire01');
  });

  it.each(['PHONELOGIN3', 'VERIFCODELOGIN3'])('requires the switch %s', async (name) => {
    const code = await codeFor();
    await patch({ switches: { [name]: false } });
    expect(await rejection(signIn(JUAN, code))).toMatchObject({
      status: 403,
      messageKey: 'operation_not_enabled',
    });
  });

  it('rejects an account that the site is not for, and reveals that only for the right code', async () => {
    const agentSite = visitorOf(throughAgentSite(gateway), { ip: HOME });
    const signInThere = (code: string) => rejection(signIn(JUAN, code, undefined, agentSite));
    const code = await codeFor();
    expect(await signInThere(code)).toMatchObject({ messageKey: 'non_agent_login' });
    expect((await signInThere(wrongCodeFor(code))).messageKey).toBe('code_expired');
  });

  it('names the invalid fields', async () => {
    const response = await rejection(
      visitor.call(login, {
        method: 'sms',
        dialingCode: '63',
        mobileNumber: '123',
        code: '123456',
      }),
    );
    expect(response.value).toMatchObject({ errors: [{ path: 'mobileNum' }] });
  });
});

describe('signing in by code from a new address', () => {
  const firstStep = async (code: string) => rejection(signIn(JUAN, code));

  it('requires a second code, sent by email', async () => {
    const code = await codeFor();
    const error = await firstStep(code);
    expect(error).toMatchObject({ status: 403, code: 'SECOND_VERIFICATION_REQUIRED' });
    expect(error.value).toEqual({ secondVerificationRequired: true });
    const [mail] = await sentTo(gateway, JUAN_MAIL);
    expect(mail).toMatchObject({ channel: 'email' });
    const second = await codeSentTo(gateway, JUAN_MAIL, 'login-second');
    expect(mail?.body).toContain(second);
    expect(mail?.subject).toContain(second);

    const { token } = await signIn(JUAN, code, second);
    expect(await accountOf(token)).toBe('juan01');
  });

  it('requires no second code from that address afterwards', async () => {
    const code = await codeFor();
    await firstStep(code);
    await signIn(JUAN, code, await codeSentTo(gateway, JUAN_MAIL, 'login-second'));
    const { token } = await signIn(JUAN, await codeFor());
    expect(await accountOf(token)).toBe('juan01');
  });

  it('sends the second code to the phone if there is no email address', async () => {
    await gateway.db.update(member).set({ email: null }).where(eq(member.account, 'juan01'));
    try {
      const code = await codeFor();
      await firstStep(code);
      const second = await codeSentTo(gateway, JUAN, 'login-second');
      const { token } = await signIn(JUAN, code, second);
      expect(await accountOf(token)).toBe('juan01');
    } finally {
      await gateway.db.update(member).set({ email: JUAN_MAIL }).where(eq(member.account, 'juan01'));
    }
  });

  it('reveals and sends nothing before the first code is right', async () => {
    const code = await codeFor();
    const error = await firstStep(wrongCodeFor(code));
    expect(error).toMatchObject({ status: 400, code: 'CODE_INVALID' });
    expect(error.value).not.toHaveProperty('secondVerificationRequired');
    expect((await rejection(signIn(JUAN, wrongCodeFor(code), '123456'))).code).toBe('CODE_INVALID');
    expect(await sentTo(gateway, JUAN_MAIL)).toEqual([]);
  });

  it('allows five wrong second codes, also concurrent ones, and stays in the second step', async () => {
    const code = await codeFor();
    await firstStep(code);
    const second = await codeSentTo(gateway, JUAN_MAIL, 'login-second');
    const wrong = await Promise.all(
      Array.from({ length: 12 }, () => rejection(signIn(JUAN, code, wrongCodeFor(second)))),
    );
    expect(wrong.filter((error) => error.code === 'CODE_INVALID')).toHaveLength(5);
    for (const error of wrong) {
      expect(error.value).toMatchObject({
        secondVerificationRequired: true,
        errors: [{ path: 'secondVerificationCode' }],
      });
    }
    expect((await rejection(signIn(JUAN, code, second))).code).toBe('CODE_EXPIRED');
  });

  it('rejects the first code as the second, and the second code of an older sign-in', async () => {
    const code = await codeFor();
    await firstStep(code);
    const second = await codeSentTo(gateway, JUAN_MAIL, 'login-second');
    expect((await rejection(signIn(JUAN, code, code))).code).toBe('CODE_INVALID');
    const newer = await codeFor();
    expect((await rejection(signIn(JUAN, newer, second))).code).toBe('CODE_EXPIRED');
  });

  it('extends the first code once, to leave time for the mail', async () => {
    await patch({ codeMinutes: 4 });
    const code = await codeFor();
    const codes = [];
    for (const minute of [3, 6, 8]) {
      gateway.clock.moveTo(minute * MINUTE_MS);
      codes.push((await firstStep(code)).code);
    }
    // Extended once, from the fourth minute to the seventh, and not again.
    expect(codes).toEqual([
      'SECOND_VERIFICATION_REQUIRED',
      'SECOND_VERIFICATION_REQUIRED',
      'CODE_EXPIRED',
    ]);
  });

  it('limits the number of mails', async () => {
    const code = await codeFor();
    for (let turn = 0; turn < 5; turn += 1) await firstStep(code);
    expect((await firstStep(code)).status).toBe(429);
    expect(await sentTo(gateway, JUAN_MAIL)).toHaveLength(5);
  });

  it('opens no session with the first code alone, whatever else is sent', async () => {
    const code = await codeFor();
    for (const second of [undefined, ' ', '000000', "' or ''='", '9'.repeat(255)]) {
      await rejection(signIn(JUAN, code, second));
    }
    expect(await gateway.db.select().from(session)).toEqual([]);
  });
});
