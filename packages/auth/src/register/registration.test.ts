import {
  checkAffiliate,
  checkRegisterCode,
  register,
  registerByMobile,
  type RegisterInput,
} from '@perya/api-client';
import { createFakePlatform, reject, type FakePlatform } from '@perya/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';

import { visitCode } from '../referral/visitCodes';
import { registerPlatform } from './registerTesting';
import { attemptRegistration, registerUrl, type Registration } from './registration';

const INPUT: RegisterInput = {
  username: 'lola99',
  password: 'Sampaguita8',
  registerUrl: 'https://site.example/register',
  domain: 'site.example',
};

let fake: FakePlatform;
beforeEach(() => {
  fake = createFakePlatform();
  registerPlatform(fake);
  sessionStorage.clear();
});

const attempt = (input: Partial<RegisterInput> = {}, more: Partial<Registration> = {}) =>
  attemptRegistration(fake.client(), {
    method: 'username',
    input: { ...INPUT, ...input },
    showsAffiliateCode: true,
    humanCheck: true,
    ...more,
  });

const order = () =>
  [checkAffiliate, checkRegisterCode, register, registerByMobile]
    .filter((endpoint) => fake.calls(endpoint).length > 0)
    .map(({ id }) => id);

describe('attemptRegistration', () => {
  it('registers by username with the proof of work', async () => {
    await expect(attempt()).resolves.toMatchObject({
      kind: 'registered',
      registered: { account: 'lola99', token: 'session-token' },
    });
    const [call] = fake.calls(register);
    expect(call?.request).toMatchObject({ username: 'lola99', registerMethod: 'WEB', login: true });
    expect(call?.request.humanCheck).toBeTruthy();
  });

  it('skips the human check if the brand has disabled it', async () => {
    await attempt({}, { humanCheck: false });
    expect(fake.calls(register)[0]?.request.humanCheck).toBeUndefined();
  });

  it('validates affiliate and code before registering by phone', async () => {
    const phone = { dialingCode: '+63', mobileNumber: '9171234567', verificationCode: '246810' };
    const outcome = await attempt({ ...phone, affiliateCode: 'AG01' }, { method: 'mobile' });
    expect(outcome.kind).toBe('registered');
    expect(order()).toEqual(['checkAffiliate', 'checkRegisterCode', 'registerByMobile']);
    expect(fake.calls(checkAffiliate)[0]?.request).toEqual({
      code: 'AG01',
      domain: 'site.example',
    });
    expect(fake.calls(checkRegisterCode)[0]?.request).toEqual({
      dialingCode: '+63',
      mobileNumber: '9171234567',
      code: '246810',
    });
  });

  it('stops if the affiliate is unknown', async () => {
    await expect(attempt({ affiliateCode: 'NOBODY' })).resolves.toEqual({
      kind: 'invalid',
      errors: { affiliateCode: { messageKey: 'invitation_code_error', params: {} } },
      wasSent: false,
      asksForCaptcha: false,
    });
    expect(order()).toEqual(['checkAffiliate']);
  });

  it.each([
    ['is wrong', () => ({ isValid: false }), 'code_invalid'],
    ['has expired', () => reject(400, 'CODE_EXPIRED', 'code_expired'), 'code_expired'],
  ])('stops if the code %s', async (_, answer, messageKey) => {
    fake.on(checkRegisterCode, answer);
    const phone = { dialingCode: '+63', mobileNumber: '9171234567', verificationCode: '000000' };
    await expect(attempt(phone)).resolves.toMatchObject({
      kind: 'invalid',
      errors: { verificationCode: { messageKey } },
      wasSent: false,
    });
    expect(fake.calls(register)).toHaveLength(0);
  });

  it('throws errors that prevent sending', async () => {
    fake.fail(checkAffiliate, 'offline');
    await expect(attempt({ affiliateCode: 'AG01' })).rejects.toMatchObject({
      name: 'TransportError',
    });
    expect(fake.calls(register)).toHaveLength(0);
  });

  it('maps field errors, including those with wire names', async () => {
    fake.on(register, () =>
      reject(400, 'INVALID_FIELDS', 'invalid_request', {
        value: {
          errors: [
            { path: 'username', message: 'username_taken' },
            { path: 'confirmPassword', message: 'form.passwordMismatch', params: {} },
            { path: 'payeeName', message: 'pattern.fullName', params: { length: '2–60' } },
            { path: 'line', message: 'Invalid length: Expected <=64' },
            'not an error',
          ],
        },
      }),
    );
    await expect(attempt()).resolves.toEqual({
      kind: 'invalid',
      errors: {
        username: { messageKey: 'username_taken', params: {} },
        checkPass: { messageKey: 'form.passwordMismatch', params: {} },
        payeeName: { messageKey: 'pattern.fullName', params: { length: '2–60' } },
        line: { messageKey: 'invalid_request', params: {} },
      },
      wasSent: true,
      asksForCaptcha: false,
    });
  });

  it.each([
    ['username_taken', 'username'],
    ['code_expired', 'verificationCode'],
    ['mobile_invalid', 'mobileNum'],
    ['under_age', 'dateOfBirth'],
    ['email_taken', 'email'],
  ])('maps %s to its field', async (messageKey, field) => {
    fake.on(register, () => reject(409, 'NO', messageKey, { params: { age: 18 } }));
    await expect(attempt()).resolves.toMatchObject({
      kind: 'invalid',
      errors: { [field]: { messageKey, params: { age: 18 } } },
      asksForCaptcha: false,
    });
  });

  it.each([
    ['in the message', reject(400, 'CAPTCHA', 'captcha_required')],
    ['in the value', reject(400, 'NO', 'human_check_failed', { value: { captchaRequired: true } })],
  ])('asks for the captcha if the platform requires it, %s', async (_, answer) => {
    fake.on(register, () => answer);
    await expect(attempt()).resolves.toMatchObject({ kind: 'invalid', asksForCaptcha: true });
  });

  it('drops an invalid hidden invitation code', async () => {
    sessionStorage.setItem('affiliateCode', 'GONE01');
    fake.on(register, () => reject(400, 'AFFILIATE', 'invitation_code_error'));
    await expect(
      attempt({ affiliateCode: 'GONE01' }, { showsAffiliateCode: false }),
    ).resolves.toEqual({ kind: 'invitation-dropped' });
    expect(fake.calls(checkAffiliate)).toHaveLength(0);
    expect(visitCode('affiliateCode')).toBeNull();
  });

  it('returns a rejection that belongs to no field', async () => {
    fake.on(register, () => reject(403, 'CLOSED', 'registration_closed'));
    await expect(attempt()).resolves.toMatchObject({
      kind: 'rejected',
      error: { messageKey: 'registration_closed' },
    });
  });

  it.each(['malformed', 'empty', 'server-error', 'wrong-shape'] as const)(
    'returns an unknown outcome if the response is %s',
    async (failure) => {
      fake.fail(register, failure);
      await expect(attempt()).resolves.toEqual({ kind: 'unknown' });
    },
  );
});

describe('registerUrl', () => {
  const at = (address: string) => registerUrl(new URL(address) as unknown as Location);

  it('contains the landing page', () => {
    expect(at('https://site.example/register?affiliateCode=AG01')).toBe(
      'https://site.example/register?affiliateCode=AG01',
    );
  });

  it('omits tokens and the hash', () => {
    expect(at('https://site.example/?token=secret&a=1&resetToken=x#reset=secret')).toBe(
      'https://site.example/?a=1',
    );
  });

  it('is limited to the contract’s maximum', () => {
    expect(at(`https://site.example/register?x=${'a'.repeat(3000)}`)).toBe(
      'https://site.example/register',
    );
  });
});
