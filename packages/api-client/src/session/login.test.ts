import { describe, expect, it } from 'vitest';
import { RejectedError, TransportError } from '../core/errors';
import { loginOutcome, type LoginResult } from './login';

const RULES = { method: 'username', passwordExpiryForced: true } as const;

const session = (over: Partial<LoginResult> = {}): LoginResult => ({
  token: 't',
  isFirstLogin: false,
  isPasswordExpired: false,
  isPasswordDefault: false,
  ...over,
});

const refused = (status: number, value?: unknown) =>
  Promise.reject<LoginResult>(
    new RejectedError('login', {
      status,
      code: 'WRONG_CREDENTIALS',
      messageKey: 'wrong_credentials',
      value,
    }),
  );

describe('loginOutcome', () => {
  it('returns the session of a sign-in', async () => {
    await expect(loginOutcome(Promise.resolve(session()), RULES)).resolves.toEqual({
      kind: 'signed-in',
      session: session(),
    });
  });

  it('requires a change of the default password, whether or not the brand forces expiry', async () => {
    const attempt = Promise.resolve(session({ isPasswordDefault: true, isPasswordExpired: true }));
    await expect(
      loginOutcome(attempt, { ...RULES, passwordExpiryForced: false }),
    ).resolves.toMatchObject({ kind: 'password-change-required', reason: 'default' });
  });

  it('requires a change of an expired password only if the brand forces it', async () => {
    const attempt = Promise.resolve(session({ isPasswordExpired: true }));
    await expect(loginOutcome(attempt, RULES)).resolves.toMatchObject({
      kind: 'password-change-required',
      reason: 'expired',
    });
    await expect(
      loginOutcome(attempt, { ...RULES, passwordExpiryForced: false }),
    ).resolves.toMatchObject({ kind: 'signed-in' });
  });

  it.each(['sms', 'google', 'facebook', 'telegram'] as const)(
    'requires no password change after a sign-in by %s',
    async (method) => {
      const attempt = Promise.resolve(
        session({ isPasswordDefault: true, isPasswordExpired: true }),
      );
      await expect(
        loginOutcome(attempt, { method, passwordExpiryForced: true }),
      ).resolves.toMatchObject({ kind: 'signed-in' });
    },
  );

  it('distinguishes a captcha, a second code and a plain rejection', async () => {
    await expect(
      loginOutcome(refused(401, { captchaRequired: true }), RULES),
    ).resolves.toMatchObject({ kind: 'captcha-required', error: { status: 401 } });
    await expect(
      loginOutcome(refused(401, { secondVerificationRequired: true }), RULES),
    ).resolves.toMatchObject({ kind: 'second-verification-required' });
    await expect(loginOutcome(refused(401, 'odd'), RULES)).resolves.toMatchObject({
      kind: 'rejected',
    });
    await expect(
      loginOutcome(refused(401, { captchaRequired: false }), RULES),
    ).resolves.toMatchObject({ kind: 'rejected' });
  });

  it('rethrows unexpected errors', async () => {
    await expect(loginOutcome(refused(500), RULES)).rejects.toMatchObject({ status: 500 });
    await expect(
      loginOutcome(Promise.reject(new TransportError('offline', 'login')), RULES),
    ).rejects.toMatchObject({ kind: 'offline' });
  });
});
