import {
  checkRegisterCode,
  login,
  requestLoginCode,
  requestPasswordCode,
  requestRegisterCode,
  type ApiClient,
} from '@perya/api-client';
import fc from 'fast-check';
import { beforeEach, describe, expect } from 'vitest';
import { solveHumanCheck, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { keepCode, makeCode, prolongCode, spendCode, tryCode, type CodeVerdict } from './codes';
import { phoneCode } from './schema';
import {
  cleanUp,
  codeRow,
  codeSentTo,
  wrongCodeFor,
  rejection,
  sentTo,
  timingRatio,
  visitorOf,
} from './testing';

const JUAN = '+639171234567';
const MEMBERS = [1, 2, 3, 5, 6, 8].map((last) => `+63917123450${last}`);
/** No member has this number. */
const NEW = '+639189876543';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let gateway: TestGateway;
let visitor: ApiClient;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});
beforeEach(async () => {
  await cleanUp(gateway);
  visitor = visitorOf(gateway);
});

const patch = (change: unknown) =>
  gateway.platform.brand.patch(gateway.db, change, gateway.clock.now());
const phoneInput = (phone: string, more: object = {}) => ({
  dialingCode: '+63',
  mobileNumber: phone.slice(3),
  ...more,
});
/** 0 if a moment is now, allowing for a slow machine. */
const late = (at: number) => {
  const ms = gateway.clock.now().getTime() - at;
  return ms >= 0 && ms < 5_000 ? 0 : ms;
};
const ask = (phone: string, more: object = {}, from = visitor) =>
  from.call(requestRegisterCode, phoneInput(phone, more));
const check = (phone: string, code: string) =>
  visitor.call(checkRegisterCode, { ...phoneInput(phone), code });

describe('requesting a code', () => {
  const CALLS = [
    ['login', requestLoginCode, JUAN],
    ['password', requestPasswordCode, JUAN],
    ['register', requestRegisterCode, NEW],
  ] as const;

  it.each(CALLS)(
    'sends a code for %s that is valid for the brand’s period',
    async (purpose, call, phone) => {
      await patch({ codeMinutes: 4 });
      const answer = await visitor.call(call, phoneInput(phone));
      const restMs = 4 * MINUTE_MS;
      // Recovery returns the moment of expiry: four minutes from now.
      const told =
        'expiresAt' in answer
          ? { validMinutes: 4, restMs: restMs + late(answer.expiresAt - restMs) }
          : answer;
      expect(told).toEqual({ validMinutes: 4, restMs });
      const [message] = await sentTo(gateway, phone);
      const code = await codeSentTo(gateway, phone, purpose);
      expect(code).toMatch(/^\d{6}$/);
      expect(message?.channel).toBe('sms');
      expect(message?.body).toContain(code);
      expect(message?.body).toContain('Perya');
      expect(message?.body).toContain('4 minutes');
      expect(message?.body.endsWith(`\n@localhost:4173 #${code}`)).toBe(true);
    },
  );

  it('can be repeated after a minute when a third-party service sends the codes', async () => {
    await patch({ codeMinutes: 5, thirdPartySms: true });
    expect(await ask(NEW)).toEqual({ validMinutes: 5, restMs: MINUTE_MS });
  });

  it.each([
    ['TY', 'code mo para mag-register'],
    ['CN', '注册验证码'],
    ['VI', 'mã đăng ký'],
  ])('sends the message in the caller’s language: %s', async (language, words) => {
    await patch({ languages: ['TY', 'EN', 'CN', 'VI'] });
    await ask(NEW, {}, visitorOf(gateway, { language }));
    expect((await sentTo(gateway, NEW))[0]?.body).toContain(words);
  });

  it.each([
    [requestLoginCode, 'PHONELOGIN3'],
    [requestLoginCode, 'VERIFCODELOGIN3'],
    [requestPasswordCode, 'CHNGPASSVERIF3'],
    [requestRegisterCode, 'SMSVERIFREG3'],
  ])('is rejected if the brand has it off', async (call, name) => {
    await patch({ switches: { [name]: false } });
    expect(await rejection(visitor.call(call, phoneInput(NEW)))).toMatchObject({
      status: 403,
      messageKey: 'operation_not_enabled',
    });
    expect(await sentTo(gateway, NEW)).toEqual([]);
  });

  it('is rejected when registration is closed', async () => {
    await patch({ switches: { DIRECTREG3: false } });
    expect(await rejection(ask(NEW))).toMatchObject({
      status: 403,
      messageKey: 'registration_closed',
    });
  });

  it('requires the human check when it is on, and accepts each proof once', async () => {
    await patch({ switches: { HUMANCHECK3: true } });
    expect(await rejection(ask(NEW))).toMatchObject({ code: 'HUMAN_CHECK_REQUIRED' });
    expect(await rejection(ask(NEW, { humanCheck: 'bm8=' }))).toMatchObject({
      code: 'HUMAN_CHECK_FAILED',
      messageKey: 'human_check_failed',
    });
    const humanCheck = await solveHumanCheck(visitor);
    await ask(NEW, { humanCheck });
    expect(await rejection(ask(NEW, { humanCheck }))).toMatchObject({ code: 'HUMAN_CHECK_FAILED' });
    expect(await sentTo(gateway, NEW)).toHaveLength(1);
  });

  it.each([
    ['+63', '12345', 'form.phoneDigits'],
    ['+63', 'nine one seven', 'form.phoneFormat'],
    ['+63', '2 8123 4567', 'form.phoneDigits'],
    ['+49', '15112345678', 'form.phoneFormat'],
    ['+63', '   ', 'mobile_required'],
    ['x', "9171234567' OR 1=1", 'form.phoneFormat'],
    ['+63', '９１７１２３４５６７<b>', 'form.phoneFormat'],
  ])('rejects %s %s with a message for the field', async (dialingCode, mobileNumber, message) => {
    const error = await rejection(visitor.call(requestLoginCode, { dialingCode, mobileNumber }));
    expect(error).toMatchObject({ status: 400, code: 'INVALID_REQUEST', messageKey: message });
    expect(error.value).toMatchObject({ errors: [{ path: 'mobileNum', message }] });
  });
});

describe('whether a number has an account', () => {
  it.each([
    ['login', requestLoginCode],
    ['password', requestPasswordCode],
    ['register', requestRegisterCode],
  ] as const)('does not show when a code for %s is requested', async (_, call) => {
    const known = await visitor.call(call, phoneInput(JUAN));
    const unknown = await visitor.call(call, phoneInput(NEW));
    const shape = ({ ...answer }: Record<string, unknown>) =>
      'expiresAt' in answer ? { ...answer, expiresAt: 'later' } : answer;
    expect(shape({ ...unknown })).toEqual(shape({ ...known }));
  });

  it('is hidden: an unknown number gets no message and a code that nobody can type', async () => {
    await visitor.call(requestLoginCode, phoneInput(NEW));
    expect(await sentTo(gateway, NEW)).toEqual([]);
    const row = await codeRow(gateway, NEW, 'login');
    expect(row).toMatchObject({ tries: 0 });
    const known = await hashesOfAllCodes(NEW, row?.codeHash ?? '');
    expect(known).toBe(false);
  });

  /** Whether any of a sample of all codes, at regular steps, has the hash. */
  async function hashesOfAllCodes(phone: string, hash: string) {
    const { secrets } = gateway.platform;
    for (let code = 0; code < 1_000_000; code += 97) {
      const text = String(code).padStart(6, '0');
      if (secrets.sign('phone-code', `login:${phone}:${text}`) === hash) return true;
    }
    return false;
  }

  it('does not show in the responses to a wrong code', async () => {
    const answers = [];
    for (const phone of [JUAN, NEW]) {
      await visitor.call(requestLoginCode, phoneInput(phone));
      const tries = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const error = await rejection(
          visitor.call(login, { method: 'sms', ...phoneInput(phone), code: '12345x' }),
        );
        tries.push([error.status, error.code, error.messageKey, error.value]);
      }
      answers.push(tries);
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  it('is told only to the owner of the number when somebody registers with it', async () => {
    await ask(JUAN);
    const [message] = await sentTo(gateway, JUAN);
    expect(message?.body).toContain('already has an account');
    expect(message?.body).not.toMatch(/\d{6}/);
    expect(await check(JUAN, '123456')).toEqual({ isValid: false });
  });

  it('does not show in the response time', async () => {
    const askFor = (phone: string) => visitor.call(requestLoginCode, phoneInput(phone));
    await askFor(NEW);
    const ratio = await timingRatio(
      6,
      // Members' numbers, compared with numbers that nobody has.
      (turn) => askFor(MEMBERS[turn] ?? JUAN),
      (turn) => askFor(`+6391700000${10 + turn}`),
    );
    // Waiting for a provider would be slower by a factor of hundreds.
    expect(ratio).toBeLessThan(4);
  });

  it('does not show when a provider is slow', async () => {
    const { outbox } = gateway.platform;
    const send = outbox.send.bind(outbox);
    let finish = () => {};
    outbox.send = () => new Promise<void>((resolve) => (finish = resolve));
    try {
      expect(await visitor.call(requestLoginCode, phoneInput(JUAN))).toBeDefined();
      expect(await visitor.call(requestPasswordCode, phoneInput(JUAN))).toBeDefined();
    } finally {
      finish();
      outbox.send = send;
    }
  });

  it('does not show when a provider fails, which only registration reports', async () => {
    const { outbox } = gateway.platform;
    const send = outbox.send.bind(outbox);
    outbox.send = () => Promise.reject(new Error('no line'));
    try {
      await visitor.call(requestLoginCode, phoneInput(JUAN));
      for (const phone of [JUAN, NEW]) {
        expect(await rejection(ask(phone))).toMatchObject({
          status: 503,
          messageKey: 'code_not_sent',
        });
      }
    } finally {
      outbox.send = send;
    }
  });
});

describe('the limits', () => {
  const SPELLINGS = [
    '9171234567',
    '09171234567',
    '+63 917 123 4567',
    '(0917) 123-4567',
    '０９１７１２３４５６７',
    '0063 917 1234567',
  ];

  it('count a number once, however it is written', async () => {
    for (const mobileNumber of SPELLINGS.slice(0, 5)) {
      await visitor.call(requestLoginCode, { dialingCode: '63', mobileNumber });
    }
    expect(await gateway.db.select().from(phoneCode)).toHaveLength(1);
    const sixth = { dialingCode: '+63', mobileNumber: SPELLINGS[5] ?? '' };
    expect(await rejection(visitor.call(requestLoginCode, sixth))).toMatchObject({
      status: 429,
      code: 'CODE_QUOTA_EXCEEDED',
      messageKey: 'code_quota_exceeded',
    });
    expect(await sentTo(gateway, JUAN)).toHaveLength(5);
  });

  it('apply to a number across all purposes and IP addresses: five an hour, ten a day', async () => {
    const calls = [requestLoginCode, requestPasswordCode];
    const askOnce = (turn: number) =>
      visitorOf(gateway, { ip: `198.51.100.${turn}` }).call(
        calls[turn % 2] ?? requestLoginCode,
        phoneInput(JUAN),
      );
    for (let turn = 1; turn <= 5; turn += 1) await askOnce(turn);
    expect((await rejection(askOnce(6))).status).toBe(429);
    gateway.clock.moveTo(HOUR_MS + 1_000);
    for (let turn = 7; turn <= 11; turn += 1) await askOnce(turn);
    gateway.clock.moveTo(2 * (HOUR_MS + 1_000));
    expect((await rejection(askOnce(12))).messageKey).toBe('code_quota_exceeded');
    gateway.clock.moveTo(24 * HOUR_MS + 1_000);
    await askOnce(13);
  });

  it('apply to a number without an account too', async () => {
    for (let turn = 1; turn <= 5; turn += 1) {
      await visitor.call(requestLoginCode, phoneInput(NEW));
    }
    expect((await rejection(visitor.call(requestLoginCode, phoneInput(NEW)))).status).toBe(429);
  });

  it('apply to an IP address: thirty an hour', async () => {
    const number = (turn: number) => `+6391${String(70_000_000 + turn)}`;
    for (let turn = 1; turn <= 30; turn += 1) await ask(number(turn));
    const error = await rejection(ask(number(31)));
    expect(error).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', params: { count: 60 } });
    await ask(number(31), {}, visitorOf(gateway, { ip: '198.51.100.9' }));
  });

  it('apply to a device, whatever its IP address: ten an hour', async () => {
    const deviceId = 'a-device-of-the-tests';
    const askFrom = (turn: number) =>
      ask(
        `+6391${String(71_000_000 + turn)}`,
        { deviceId },
        visitorOf(gateway, { ip: `198.51.100.${turn}` }),
      );
    for (let turn = 1; turn <= 10; turn += 1) await askFrom(turn);
    expect(await rejection(askFrom(11))).toMatchObject({
      status: 429,
      messageKey: 'too_many_requests',
    });
  });

  it('do not let rejected requests use up the codes of a stranger', async () => {
    const number = (turn: number) => `+6391${String(72_000_000 + turn)}`;
    for (let turn = 1; turn <= 30; turn += 1) await ask(number(turn));
    for (let turn = 1; turn <= 6; turn += 1) await rejection(ask(NEW));
    await ask(NEW, {}, visitorOf(gateway, { ip: '198.51.100.9' }));
    expect(await sentTo(gateway, NEW)).toHaveLength(1);
  });

  it('apply to code attempts from an IP address, across all numbers', async () => {
    const spray = () => check(NEW, '123456');
    for (let turn = 0; turn < 200; turn += 1) await rejection(spray());
    expect((await rejection(spray())).status).toBe(429);
  });
});

describe('checking a registration code', () => {
  it('leaves a right code valid, however often it is checked', async () => {
    await ask(NEW);
    const code = await codeSentTo(gateway, NEW, 'register');
    for (let turn = 0; turn < 7; turn += 1)
      expect(await check(NEW, code)).toEqual({ isValid: true });
    expect(await check(NEW, ` ${code} `)).toEqual({ isValid: true });
  });

  it('allows five wrong codes, then rejects the right one too', async () => {
    await ask(NEW);
    const code = await codeSentTo(gateway, NEW, 'register');
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await check(NEW, wrongCodeFor(code))).toEqual({ isValid: false });
    }
    expect(await rejection(check(NEW, code))).toMatchObject({
      status: 400,
      messageKey: 'code_expired',
    });
  });

  it('allows only five wrong codes when many are sent at once', async () => {
    await ask(NEW);
    const code = await codeSentTo(gateway, NEW, 'register');
    const answers = await Promise.allSettled(
      Array.from({ length: 24 }, () => check(NEW, wrongCodeFor(code))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect((await codeRow(gateway, NEW, 'register'))?.tries).toBe(5);
  });

  it('is rejected once the code has expired', async () => {
    await ask(NEW);
    const code = await codeSentTo(gateway, NEW, 'register');
    gateway.clock.moveTo(2 * MINUTE_MS + 1_000);
    expect(await rejection(check(NEW, code))).toMatchObject({ messageKey: 'code_expired' });
  });

  it('accepts only the newest code', async () => {
    await ask(NEW);
    const old = await codeSentTo(gateway, NEW, 'register');
    await ask(NEW);
    const fresh = await codeSentTo(gateway, NEW, 'register');
    expect(await check(NEW, old)).toEqual({ isValid: false });
    expect(await check(NEW, fresh)).toEqual({ isValid: true });
  });

  it('rejects the code of another number or another purpose', async () => {
    await ask(NEW);
    const code = await codeSentTo(gateway, NEW, 'register');
    const other = '+639189876544';
    await ask(other);
    expect(await check(other, code)).toEqual({ isValid: false });
    await visitor.call(requestLoginCode, phoneInput(JUAN));
    const loginCode = await codeSentTo(gateway, JUAN, 'login');
    expect(await rejection(check(JUAN, loginCode))).toMatchObject({ messageKey: 'code_expired' });
  });

  it.each([' ', "' or 1=1 --", '1'.repeat(255), '١٢٣٤٥٦', '12345', '{}'])(
    'rejects the invalid code %j',
    async (code) => {
      await ask(NEW);
      expect(await check(NEW, code)).toEqual({ isValid: false });
    },
  );
});

describe('a code', () => {
  const place = (phone = NEW) => ({
    db: gateway.db,
    secrets: gateway.platform.secrets,
    now: gateway.clock.now(),
    purpose: 'login' as const,
    phone,
  });

  it('is six digits', () => {
    for (let turn = 0; turn < 500; turn += 1) expect(makeCode()).toMatch(/^\d{6}$/);
  });

  it('is stored as a hash', async () => {
    await keepCode(place(), { code: '424242', lifetimeMs: MINUTE_MS });
    expect(JSON.stringify(await codeRow(gateway, NEW, 'login'))).not.toContain('424242');
  });

  it('works once, however many calls use it at the same time', async () => {
    await keepCode(place(), { code: '424242', lifetimeMs: MINUTE_MS });
    const verdicts = await Promise.all(
      Array.from({ length: 12 }, () => spendCode(place(), '424242')),
    );
    expect(verdicts.filter((verdict) => verdict === 'fits')).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict === 'gone')).toHaveLength(11);
  });

  it('is valid for ten minutes at most', async () => {
    await keepCode(place(), { code: '424242', lifetimeMs: HOUR_MS });
    expect(await tryCode({ ...place(), now: later(10 * MINUTE_MS + 1_000) }, '424242')).toBe(
      'gone',
    );
  });

  const later = (ms: number) => new Date(gateway.clock.now().getTime() + ms);

  it('can be extended, within the ten minutes', async () => {
    await keepCode(place(), { code: '424242', lifetimeMs: 8 * MINUTE_MS });
    const { db, purpose, phone } = place();
    await prolongCode(db, { purpose, phone, now: later(7 * MINUTE_MS) }, 8 * MINUTE_MS);
    expect(await tryCode({ ...place(), now: later(9.9 * MINUTE_MS) }, '424242')).toBe('fits');
    expect(await tryCode({ ...place(), now: later(10.1 * MINUTE_MS) }, '424242')).toBe('gone');
  });

  /** The simplest model of a code's behavior. */
  function modelOf(code: string) {
    let tries = 0;
    let isSpent = false;
    return (typed: string, spends: boolean): CodeVerdict => {
      if (isSpent || tries >= 5) return 'gone';
      if (typed !== code) {
        tries += 1;
        return 'wrong';
      }
      isSpent = spends;
      return 'fits';
    };
  }

  it('behaves like its model for any sequence of attempts', async () => {
    const typed = fc.constantFrom('424242', '424243', '24242', ' 424242', '');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(typed, fc.boolean()), { maxLength: 9 }), async (row) => {
        await keepCode(place(), { code: '424242', lifetimeMs: MINUTE_MS });
        const model = modelOf('424242');
        for (const [text, spends] of row) {
          const verdict = await (spends ? spendCode : tryCode)(place(), text);
          expect(verdict).toBe(model(text.trim(), spends));
        }
      }),
      { numRuns: 60 },
    );
  });
});
