import {
  checkAffiliate,
  getBalance,
  getCaptcha,
  getMemberInfo,
  isRejectedError,
  login,
  register,
  registerByMobile,
  requestLoginCode,
  requestPasswordEmail,
  requestRegisterCode,
  resetPasswordByEmail,
  type ApiClient,
  type RegisterByMobileInput,
  type RegisterInput,
} from '@perya/api-client';
import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, vi } from 'vitest';
import { checkLedger } from '../../kernel/ledger';
import { freeSpinGrant } from '../../modules/games/free-spins/schema';
import { member } from '../../modules/identity/members/schema';
import { memberReward } from '../../modules/rewards/gifts/schema';
import { referral } from '../../modules/rewards/referrals/schema';
import { demoBrand } from '../../demoBrand';
import { brand as brandTable } from '../../modules/brand/schema';
import { callerOf, solveHumanCheck, throughAgentSite, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { captcha as captchaTable, phoneCode } from '../../modules/identity/verification/schema';
import {
  cleanUp,
  codeSentTo,
  wrongCodeFor,
  rejection,
  sentTo,
  visitorOf,
} from '../../modules/identity/verification/testing';

const NEW = '+639189876543';
const JUAN = '+639171234567';
const JUAN_MAIL = 'juan01@example.com';

let gateway: TestGateway;
let visitor: ApiClient;
let demo: number[];
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  demo = (await gateway.db.select({ id: member.id }).from(member)).map(({ id }) => id);
});
beforeEach(async () => {
  await cleanUp(gateway);
  await gateway.db.delete(memberReward).where(notInArray(memberReward.memberId, demo));
  await gateway.db.delete(referral).where(notInArray(referral.friendId, demo));
  await gateway.db.transaction(async (tx) => {
    // The job that issues promotions gives new members free spins, at any time.
    await tx.execute(sql`lock table ${freeSpinGrant} in share row exclusive mode`);
    await tx.delete(freeSpinGrant).where(notInArray(freeSpinGrant.memberId, demo));
    await tx.delete(member).where(notInArray(member.id, demo));
  });
  visitor = visitorOf(gateway);
});

const patch = (change: unknown) =>
  gateway.platform.brand.patch(gateway.db, change, gateway.clock.now());
const patchRules = (registerRules: object) => patch({ registerRules });

const PAGE = { registerUrl: 'http://localhost:4173/register?utm=x', domain: 'localhost' };
const PASSWORD = 'Fairground7';
const form = (more: Partial<RegisterInput> = {}): RegisterInput => ({
  username: 'newbie01',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...PAGE,
  ...more,
});
const signUp = (more: Partial<RegisterInput> = {}, from = visitor) =>
  from.call(register, form(more));
const mobileForm = (phone = NEW, more: Partial<RegisterByMobileInput> = {}) => ({
  dialingCode: '+63',
  mobileNumber: phone.slice(3),
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...PAGE,
  ...more,
});

/** A registration code as the phone shows it. */
async function codeFor(phone = NEW): Promise<string> {
  await visitor.call(requestRegisterCode, { dialingCode: '+63', mobileNumber: phone.slice(3) });
  return codeSentTo(gateway, phone, 'register');
}
const signUpByMobile = (phone: string, verificationCode: string, more = {}) =>
  visitor.call(registerByMobile, mobileForm(phone, { verificationCode, ...more }));

const rowOf = async (account: string) =>
  (await gateway.db.select().from(member).where(eq(member.account, account)))[0];
const countNew = async () =>
  (await gateway.db.select().from(member).where(notInArray(member.id, demo))).length;

async function get(path: string, token: string) {
  const response = await fetch(gateway.url + path, { headers: { Token: token } });
  return ((await response.json()) as { value: unknown }).value;
}

describe('registering by username', () => {
  it('creates a member with a session and a wallet, who can sign in again', async () => {
    const result = await signUp();
    expect(result).toMatchObject({
      account: 'newbie01',
      isFirstLogin: false,
      isPasswordExpired: false,
      isPasswordDefault: false,
    });
    expect(await get(getMemberInfo.path, result.token)).toMatchObject({
      account: 'newbie01',
      type: 0,
      toUpline: false,
    });
    expect(await get(getBalance.path, result.token)).toEqual({ sumBalance: 0, currency: 'PHP' });
    expect(await checkLedger(gateway.db)).toEqual([]);
    await callerOf(gateway).signIn('NewBie01', PASSWORD);
    expect(await rowOf('newbie01')).toMatchObject({
      registeredBy: 'username',
      registerUrl: PAGE.registerUrl,
      contacts: { domain: 'localhost' },
      language: 'EN',
      affiliateCode: null,
    });
  });

  it('stores only the requested fields, and passwords only as hashes', async () => {
    await patchRules({
      paymentPassword: { enabled: true },
      dateOfBirth: { enabled: true },
      line: { enabled: true },
      zalo: { enabled: true },
    });
    const code = await codeFor();
    await signUp({
      dialingCode: '63',
      mobileNumber: '0918 987 6543',
      verificationCode: code,
      payeeName: ' Juana  dela Cruz'.trim(),
      paymentPassword: '246810',
      email: 'New.Bie@Example.com',
      dateOfBirth: '1998-04-25',
      line: 'newbie.line',
      zalo: '0918 987 654',
      wechat: 'not-asked-for',
    });
    const row = await rowOf('newbie01');
    expect(row).toMatchObject({
      mobile: NEW,
      email: 'new.bie@example.com',
      dateOfBirth: '1998-04-25',
      contacts: { domain: 'localhost', line: 'newbie.line', zalo: '0918987654' },
    });
    expect(row?.paymentPasswordHash).toMatch(/^\$argon2id\$/);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toMatch(/246810|Fairground7|not-asked-for/);
  });

  it.each([
    ['DIRECTREG3', 'registration_closed'],
    ['USERNAMEREG3', 'operation_not_enabled'],
  ])('is rejected without the switch %s', async (name, messageKey) => {
    await patch({ switches: { [name]: false } });
    expect(await rejection(signUp())).toMatchObject({ status: 403, messageKey });
    expect(await countNew()).toBe(0);
  });

  it.each([
    [{ username: '1abcdef' }, 'username', 'pattern.startsWithLetter', { length: '6–15' }],
    [{ username: 'short' }, 'username', 'pattern.startsWithLetter', { length: '6–15' }],
    [{ username: 'n'.repeat(16) }, 'username', 'pattern.startsWithLetter', { length: '6–15' }],
    [{ username: "x'; drop" }, 'username', 'pattern.startsWithLetter', { length: '6–15' }],
    [{ username: 'аdmin01' }, 'username', 'pattern.startsWithLetter', { length: '6–15' }],
    [{ username: undefined }, 'username', 'form.usernameRequired', {}],
    [{ username: '   ' }, 'username', 'form.usernameRequired', {}],
    [{ confirmPassword: 'Fairground8' }, 'confirmPassword', 'form.passwordMismatch', {}],
    [{ payeeName: 'Cher' }, 'payeeName', 'pattern.fullName', { length: '2–60' }],
    [
      { dialingCode: '63', mobileNumber: '123456789' },
      'mobileNum',
      'form.phoneDigits',
      { length: '10' },
    ],
  ])('rejects %j with a message for the field', async (more, path, message, params) => {
    const error = await rejection(signUp(more));
    expect(error).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect((error.value as { errors: unknown[] }).errors).toContainEqual({ path, message, params });
    expect(await countNew()).toBe(0);
  });

  it('returns all errors at once', async () => {
    const error = await rejection(signUp({ username: '1', password: 'a', confirmPassword: 'b' }));
    expect(error.messageKey).toBe('invalid_request');
    const paths = (error.value as { errors: { path: string }[] }).errors.map(({ path }) => path);
    expect(paths).toEqual(['username', 'password', 'confirmPassword']);
  });

  it('rejects anyone below the brand’s age limit, in its time zone', async () => {
    await patchRules({ dateOfBirth: { enabled: true } });
    // Manila is eight hours ahead of UTC.
    const at = Date.parse('2026-06-14T17:00:00Z');
    gateway.clock.moveTo(at - Date.now());
    expect(await rejection(signUp({ dateOfBirth: '2005-06-16' }))).toMatchObject({
      status: 400,
      messageKey: 'under_age',
      params: { age: 21 },
    });
    await signUp({ dateOfBirth: '2005-06-15' });
    await patch({ birthdayAgeLimit: 22 });
    expect(
      (await rejection(signUp({ username: 'newbie02', dateOfBirth: '2005-06-15' }))).params,
    ).toEqual({
      age: 22,
    });
  });

  it('checks only the length if the stored pattern is unsafe to run', async () => {
    const { brand } = gateway.platform;
    const username = { enabled: true, required: true, minLength: 6, maxLength: 40 };
    const registerRules = { username: { ...username, acceptedPattern: '^(a+)+$' } };
    await gateway.db.update(brandTable).set({
      document: {
        ...brand.current,
        registerRules: { ...demoBrand.registerRules, ...registerRules },
      },
    });
    await brand.reload(gateway.db, gateway.clock.now());
    const began = performance.now();
    expect(await signUp({ username: `${'a'.repeat(38)}b` })).toMatchObject({ isFirstLogin: false });
    // Running the pattern over these 38 letters would take days.
    expect(performance.now() - began).toBeLessThan(15_000);
    expect((await rejection(signUp({ username: 'aaa' }))).status).toBe(400);
  });

  it('never causes a server error, whatever is typed', async () => {
    await patchRules({
      line: { enabled: true },
      idNumber: { enabled: true },
      qqNum: { enabled: true },
    });
    const text = fc.oneof(
      fc.string({ maxLength: 60, unit: 'binary' }),
      fc.constantFrom(
        '\u0000',
        '<script>',
        "'; delete from member; --",
        '../..',
        '{{x}}',
        '\u202e',
        '👩‍👩‍👧',
      ),
    );
    const fields = [
      'username',
      'password',
      'payeeName',
      'line',
      'idNumber',
      'qqNum',
      'mobileNumber',
      'affiliateCode',
    ];
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), text, async (field, value) => {
        turn += 1;
        const from = visitorOf(gateway, { ip: `198.51.100.${turn}` });
        const status = await signUp({ username: `prop${turn}x`, [field]: value }, from).then(
          () => 200,
          // Requests that the contract itself rejects aren't sent.
          (error: unknown) => (isRejectedError(error) ? error.status : 0),
        );
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a username that is taken', () => {
  it.each(['juan01', 'JUAN01'])('is rejected in any letter case: %s', async (username) => {
    const error = await rejection(signUp({ username }));
    expect(error).toMatchObject({
      status: 409,
      code: 'USERNAME_TAKEN',
      messageKey: 'username_taken',
    });
    expect(error.value).toMatchObject({
      errors: [{ path: 'username', message: 'username_taken' }],
    });
  });

  it('is given to only one of several concurrent registrations', async () => {
    const answers = await Promise.allSettled(
      ['newbie01', 'Newbie01', 'NEWBIE01', 'newbie01'].map((username, index) =>
        signUp({ username }, visitorOf(gateway, { ip: `198.51.100.${index}` })),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    for (const reason of reasons) expect(reason).toMatchObject({ status: 409 });
    expect(await countNew()).toBe(1);
  });

  it('leaves the code valid for another attempt', async () => {
    const code = await codeFor();
    const phone = { dialingCode: '63', mobileNumber: NEW.slice(3), verificationCode: code };
    expect((await rejection(signUp({ username: 'juan01', ...phone }))).status).toBe(409);
    expect(await signUp({ username: 'newbie01', ...phone })).toMatchObject({ account: 'newbie01' });
  });
});

describe('the captcha and the human check', () => {
  const KEY = 'registration-picture-1';
  async function drawn() {
    await visitor.call(getCaptcha, { key: KEY });
    const answer = 'ACEHK';
    await gateway.db
      .update(captchaTable)
      .set({ textHash: gateway.platform.secrets.sign('captcha', `${KEY}:${answer}`) })
      .where(eq(captchaTable.id, KEY));
    return { captcha: answer, captchaKey: KEY };
  }

  it('are required if the brand says so', async () => {
    await patchRules({ captcha: { enabled: true, required: true } });
    const none = await rejection(signUp());
    expect(none).toMatchObject({ status: 400, messageKey: 'captcha_required' });
    expect(none.value).toMatchObject({ captchaRequired: true, errors: [{ path: 'captcha' }] });
    const wrong = await rejection(signUp({ ...(await drawn()), captcha: 'XXXXX' }));
    expect(wrong).toMatchObject({ code: 'WRONG_CAPTCHA', messageKey: 'captcha_wrong' });
    await signUp(await drawn());

    await patch({
      registerRules: { captcha: { enabled: false } },
      switches: { HUMANCHECK3: true },
    });
    expect((await rejection(signUp({ username: 'newbie02' }))).code).toBe('HUMAN_CHECK_REQUIRED');
    const humanCheck = await solveHumanCheck(visitor);
    await signUp({ username: 'newbie02', humanCheck });
    expect((await rejection(signUp({ username: 'newbie03', humanCheck }))).code).toBe(
      'HUMAN_CHECK_FAILED',
    );
  });

  it('are checked before whether a username is taken', async () => {
    await patch({ switches: { HUMANCHECK3: true } });
    expect((await rejection(signUp({ username: 'juan01' }))).code).toBe('HUMAN_CHECK_REQUIRED');
  });
});

describe('registering by phone', () => {
  it('creates the account with the password that was typed', async () => {
    const { account, token } = await signUpByMobile(NEW, await codeFor());
    expect(account).toMatch(/^[a-z]\d{10}$/);
    expect(await get(getMemberInfo.path, token)).toMatchObject({ account });
    expect(await rowOf(account)).toMatchObject({ mobile: NEW, registeredBy: 'mobile' });
    await callerOf(gateway).signIn(account, PASSWORD);
    // A password that the member chose isn't repeated in a message.
    expect(JSON.stringify(await sentTo(gateway, NEW))).not.toContain(PASSWORD);
  });

  it('generates and sends a password if none is asked for', async () => {
    await patch({ switches: { MOBILEREGPWD3: false } });
    const { account } = await signUpByMobile(NEW, await codeFor(), {
      password: undefined,
      confirmPassword: undefined,
    });
    const [message] = await sentTo(gateway, NEW);
    expect(message?.body).toContain(account);
    const password = String(message?.details?.['password']);
    expect(message?.body).toContain(password);
    await callerOf(gateway).signIn(account, password);
  });

  it('lets the member sign in by phone at once, from the same address', async () => {
    const { account } = await signUpByMobile(NEW, await codeFor());
    const phone = { dialingCode: '+63', mobileNumber: NEW.slice(3) };
    await visitor.call(requestLoginCode, phone);
    const code = await codeSentTo(gateway, NEW, 'login');
    const { token } = await visitor.call(login, { method: 'sms', ...phone, code });
    expect(await get(getMemberInfo.path, token)).toMatchObject({ account });
  });

  it.each([
    ['MOBILEREG3', 'operation_not_enabled'],
    ['DIRECTREG3', 'registration_closed'],
  ])('is rejected without the switch %s', async (name, messageKey) => {
    const code = await codeFor();
    await patch({ switches: { [name]: false } });
    expect(await rejection(signUpByMobile(NEW, code))).toMatchObject({ status: 403, messageKey });
  });

  it('requires the number, the code and the password', async () => {
    const error = await rejection(visitor.call(registerByMobile, { ...PAGE }));
    expect((error.value as { errors: unknown }).errors).toEqual([
      { path: 'mobileNum', message: 'mobile_required', params: {} },
      { path: 'verificationCode', message: 'code_required', params: {} },
      { path: 'password', message: 'form.passwordRequired', params: {} },
      { path: 'confirmPassword', message: expect.any(String) as string, params: {} },
    ]);
  });

  it('accepts a code once, only for its own number, and no third-party token instead', async () => {
    const code = await codeFor();
    const other = '+639189876544';
    await codeFor(other);
    expect((await rejection(signUpByMobile(other, code))).messageKey).toBe('code_invalid');
    await signUpByMobile(NEW, code);
    expect((await rejection(signUpByMobile(NEW, code))).messageKey).toBe('code_expired');
    const firebase = { firebaseChannel: 'web', firebaseIdToken: 'eyJhbGciOiJub25lIn0.e30.' };
    const error = await rejection(visitor.call(registerByMobile, mobileForm(other, firebase)));
    expect(error.messageKey).toBe('code_required');
  });

  it('invalidates the code after five wrong attempts, also concurrent ones', async () => {
    const code = await codeFor();
    const wrong = await Promise.all(
      Array.from({ length: 12 }, () => rejection(signUpByMobile(NEW, wrongCodeFor(code)))),
    );
    expect(wrong.filter(({ messageKey }) => messageKey === 'code_invalid')).toHaveLength(5);
    expect((await rejection(signUpByMobile(NEW, code))).messageKey).toBe('code_expired');
    expect(await countNew()).toBe(0);
  });

  it('creates a single member for concurrent calls with the same code', async () => {
    const code = await codeFor();
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => signUpByMobile(NEW, code)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countNew()).toBe(1);
  });

  it('requires no code if the brand doesn’t verify phones', async () => {
    await patch({ switches: { SMSVERIFREG3: false } });
    const { account } = await visitor.call(registerByMobile, mobileForm());
    expect(await rowOf(account)).toMatchObject({ mobile: NEW });
    expect(await gateway.db.select().from(phoneCode)).toEqual([]);
  });
});

describe('a phone number or email address that is taken', () => {
  it('is not revealed: an email address stays with its owner, who is notified', async () => {
    const free = await signUp({ username: 'newbie01', email: 'free@example.com' });
    const taken = await signUp({ username: 'newbie02', email: 'JUAN01@example.com' });
    const shape = ({ token, account, ...rest }: typeof free) => [
      token.length,
      account.length,
      rest,
    ];
    expect(shape(taken)).toEqual(shape(free));
    expect(await rowOf('newbie01')).toMatchObject({ email: 'free@example.com' });
    expect(await rowOf('newbie02')).toMatchObject({ email: null, contacts: { email: JUAN_MAIL } });
    expect(await rowOf('juan01')).toMatchObject({ email: JUAN_MAIL });
    const [mail] = await sentTo(gateway, JUAN_MAIL);
    expect(mail?.body).toContain('juan01');
    expect(mail?.body).not.toContain('newbie02');
  });

  it('is not revealed by later mails, and doesn’t open the owner’s account', async () => {
    const phones = { free: '+639181110001', taken: '+639181110002' };
    const mailed: Record<string, unknown> = {};
    for (const [kind, email] of [
      ['free', 'free@example.com'],
      ['taken', JUAN_MAIL],
    ] as const) {
      const phone = phones[kind];
      const typed = { dialingCode: '63', mobileNumber: phone.slice(3) };
      const username = `mail${kind}`;
      await signUp({ username, email, ...typed, verificationCode: await codeFor(phone) });
      // From another address a second code is required: it must not be sent by phone for only one of the two.
      const away = visitorOf(gateway, { ip: '198.51.100.77' });
      await away.call(requestLoginCode, typed);
      const code = await codeSentTo(gateway, phone, 'login');
      await rejection(away.call(login, { method: 'sms', ...typed, code }));
      await away.call(requestPasswordEmail, { username, email });
      mailed[kind] = await vi.waitFor(async () => {
        const toPhone = (await sentTo(gateway, phone)).map(({ details }) => details?.['purpose']);
        const mails = await sentTo(gateway, email);
        const own = mails.filter(({ body }) => body.includes(username));
        expect(own).toHaveLength(2);
        // The two mails are sent in parallel: their order means nothing.
        return [toPhone, own.map(({ details }) => String(details?.['purpose'])).toSorted()];
      });
    }
    expect(mailed['taken']).toEqual(mailed['free']);
    const mail = (await sentTo(gateway, JUAN_MAIL)).find(({ body }) => body.includes('#reset='));
    const token = String(mail?.details?.['token']);
    const newPassword = 'Fairground9';
    expect(await visitor.call(resetPasswordByEmail, { token, newPassword })).toEqual({
      username: 'mailtaken',
    });
    await callerOf(gateway).signIn('juan01');
  });

  it('is not revealed for a phone either: its code is sent to nobody', async () => {
    await visitor.call(requestRegisterCode, { dialingCode: '63', mobileNumber: JUAN.slice(3) });
    const error = await rejection(signUpByMobile(JUAN, '123456'));
    await visitor.call(requestRegisterCode, { dialingCode: '63', mobileNumber: NEW.slice(3) });
    const fresh = await codeSentTo(gateway, NEW, 'register');
    const other = await rejection(signUpByMobile(NEW, wrongCodeFor(fresh)));
    expect([error.status, error.code, error.value]).toEqual([
      other.status,
      other.code,
      other.value,
    ]);
  });

  it('stays with its owner if phones are not verified', async () => {
    await patch({ switches: { SMSVERIFREG3: false } });
    const { account } = await visitor.call(registerByMobile, mobileForm(JUAN));
    expect(await rowOf(account)).toMatchObject({ mobile: null });
    expect(await rowOf('juan01')).toMatchObject({ mobile: JUAN });
    expect((await sentTo(gateway, JUAN))[0]?.details).toMatchObject({ purpose: 'mobile-taken' });
  });

  it('is given to one of several concurrent registrations, and the others succeed without it', async () => {
    await patch({ switches: { SMSVERIFREG3: false } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        signUp(
          {
            username: `newbie0${index}`,
            email: 'race@example.com',
            mobileNumber: NEW.slice(3),
            dialingCode: '63',
          },
          visitorOf(gateway, { ip: `198.51.100.${index}` }),
        ),
      ),
    );
    expect(answers).toHaveLength(5);
    const rows = await gateway.db.select().from(member).where(notInArray(member.id, demo));
    expect(rows.filter(({ email }) => email !== null)).toHaveLength(1);
    expect(rows.filter(({ mobile }) => mobile !== null)).toHaveLength(1);
  });
});

describe('the upline or referrer of a new member', () => {
  it.each([['AGENT01'], ['agent01']])('is the agent with the code %s', async (affiliateCode) => {
    const agent = await rowOf('agent01');
    await signUp({ affiliateCode });
    expect(await rowOf('newbie01')).toMatchObject({ uplineId: agent?.id });
    const valid = await visitor.call(checkAffiliate, { code: affiliateCode, domain: 'localhost' });
    expect(valid).toEqual({ isValid: true });
  });

  it.each(['NOBODY', 'juan01', 'AGENT01-', '_'])(
    'can’t be set with the invalid code %s',
    async (affiliateCode) => {
      const valid = await visitor.call(checkAffiliate, { code: affiliateCode, domain: 'x' });
      expect(valid).toEqual({ isValid: false });
      const error = await rejection(signUp({ affiliateCode }));
      expect(error).toMatchObject({ status: 400, messageKey: 'invitation_code_error' });
      expect(error.value).toMatchObject({ errors: [{ path: 'affiliateCode' }] });
      expect(await countNew()).toBe(0);
    },
  );

  it.each([
    [{ referralCode: 'juan01' }, 'juan01'],
    [{ recommenderId: 'vip001' }, 'vip001'],
    [{ referralCode: 'AGENT02' }, 'agent02'],
    [{ recommenderId: 'vip001', referralCode: 'juan01' }, 'vip001'],
    [{ referralCode: 'nobody' }, undefined],
    [{ referralCode: 'trial01' }, undefined],
  ])('with %j is %s', async (more, friend) => {
    await signUp(more);
    const row = await rowOf('newbie01');
    expect(row?.referrerId ?? undefined).toBe(
      friend === undefined ? undefined : (await rowOf(friend))?.id,
    );
    expect(row?.uplineId).toBeNull();
  });

  it('is not set if the brand doesn’t ask for one', async () => {
    await patchRules({ referralCode: { enabled: false } });
    await signUp({ referralCode: 'juan01' });
    expect(await rowOf('newbie01')).toMatchObject({ referrerId: null });
  });

  it('can’t be found by guessing codes', async () => {
    const check = () => visitor.call(checkAffiliate, { code: 'GUESS', domain: 'x' });
    for (let turn = 0; turn < 60; turn += 1) await check();
    expect((await rejection(check())).status).toBe(429);
  });
});

describe('a site for agents', () => {
  it('creates agents, each with an affiliate code to register others with', async () => {
    const agentSite = visitorOf(throughAgentSite(gateway));
    await signUp({ username: 'newagent1' }, agentSite);
    const first = await rowOf('newagent1');
    expect(first).toMatchObject({ type: 1 });
    expect(first?.affiliateCode).toMatch(/^[A-Z2-9]{8}$/);
    const affiliateCode = first?.affiliateCode ?? '';
    await signUp({ username: 'newagent2', affiliateCode }, agentSite);
    expect(await rowOf('newagent2')).toMatchObject({ type: 2, uplineId: first?.id });
  });
});

describe('registration floods', () => {
  it('are limited to ten accounts per device, whatever its addresses', async () => {
    const deviceId = 'a-device-of-the-tests';
    const rows = Array.from({ length: 11 }, (_, index) => index);
    for (const index of rows.slice(0, 10)) {
      await signUp(
        { username: `device${index}`, deviceId },
        visitorOf(gateway, { ip: `198.51.100.${index}` }),
      );
    }
    const last = signUp(
      { username: 'device10', deviceId },
      visitorOf(gateway, { ip: '198.51.100.99' }),
    );
    expect(await rejection(last)).toMatchObject({ status: 429, messageKey: 'too_many_requests' });
  });

  it('are limited to thirty accounts per address', async () => {
    for (let turn = 0; turn < 30; turn += 1) await signUp({ username: `flood${turn}x` });
    expect((await rejection(signUp({ username: 'flood30x' }))).status).toBe(429);
    const made = await gateway.db
      .select()
      .from(member)
      .where(inArray(member.account, ['flood29x', 'flood30x']));
    expect(made).toHaveLength(1);
  });
});
