import * as v from 'valibot';
import { named, type FieldOf } from '../core/codec';
import { endpoint, type InputOf } from '../core/endpoint';
import { isRejectedError, type RejectedError } from '../core/errors';
import { constant, oneOf, text } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
export function loginResultEntries() {
  return {
    token: text(512),
    firstTimeLogin: named('isFirstLogin', v.boolean()),
    passwordExpired: named('isPasswordExpired', v.boolean()),
    /** The password is a default given out by an operator, and must be changed. */
    passwordIsDefault: named('isPasswordDefault', v.boolean()),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function loginResultSchema() {
  return v.object(loginResultEntries());
}

/** The session returned by a sign-in. */
export type LoginResult = FieldOf<ReturnType<typeof loginResultSchema>>;

export type WireLoginResult = v.InferOutput<ReturnType<typeof loginResultSchema>>;

export const login = /* @__PURE__ */ endpoint({
  id: 'login',
  tag: 'Session',
  method: 'POST',
  path: '/wps/session/login',
  auth: 'none',
  encrypted: true,
  request: v.object({
    type: named(
      'method',
      oneOf({
        username: 'USERNAME',
        sms: 'SMS',
        google: 'GOOGLE',
        facebook: 'FACEBOOK',
        telegram: 'TELEGRAM',
      }),
    ),
    /** Or the account's phone in E.164 (`+639171234567`), if the brand allows phone sign-in by password. */
    username: v.optional(text(64)),
    password: v.optional(text(128)),
    /** The characters in the captcha picture. */
    captcha: v.optional(text(16)),
    /** The key that the picture was requested with. */
    captchaKey: v.optional(text(64)),
    /** The payload of the solved human check. */
    humanCheck: v.optional(text(4096)),
    countryDialingCode: named('dialingCode', v.optional(text(8))),
    mobileNum: named('mobileNumber', v.optional(text(20))),
    verificationCode: named('code', v.optional(text(255))),
    /** Required after `second-verification-required`. */
    secondVerificationCode: named('secondCode', v.optional(text(255))),
    /** From the identity provider's redirect; valid once, for one minute. */
    ticket: v.optional(text(128)),
    /** The secret behind the challenge of the sign-in window (`thirdPartyAddress`). */
    ticketVerifier: named('verifier', v.optional(text(128))),
  }),
  value: loginResultSchema(),
  summary: 'Signs in with a username, a code sent to the phone, or a third party.',
  spec: '§7 Session and account, §4 Login. Added: captchaKey identifies the picture, humanCheck is the ALTCHA payload, ticket and ticketVerifier are for third-party sign-in.',
});

type LoginFields = InputOf<typeof login>;

/** The fields of `login` by sign-in method. */
export type LoginInput =
  | ({ method: 'username'; username: string; password: string } & Pick<
      LoginFields,
      'captcha' | 'captchaKey' | 'humanCheck'
    >)
  | ({ method: 'sms'; dialingCode: string; mobileNumber: string; code: string } & Pick<
      LoginFields,
      'secondCode'
    >)
  | { method: 'google' | 'facebook' | 'telegram'; ticket: string; verifier: string };

/** How a visitor signs in. */
export type LoginMethod = LoginInput['method'];

export const loginFreePlay = /* @__PURE__ */ endpoint({
  id: 'loginFreePlay',
  tag: 'Session',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  auth: 'none',
  encrypted: true,
  request: v.object({
    os: text(64),
    platform: constant('W'),
    random: named('nonce', text(64)),
    gatewayVersion: constant(3),
  }),
  value: loginResultSchema(),
  summary: 'Opens a trial session for a guest, if free play is enabled.',
  spec: '§7 Session and account, §4 Free play login. The whole body is encrypted, including the random string.',
});

export const loginByToken = /* @__PURE__ */ endpoint({
  id: 'loginByToken',
  tag: 'Session',
  method: 'POST',
  path: '/wps/session/login/token',
  auth: 'none',
  encrypted: true,
  request: v.object({ token: text(512) }),
  value: loginResultSchema(),
  summary: 'Exchanges the one-time token of a link for a session.',
  spec: '§7 "login by token from URL query"; path and body defined here, decisions: Session and sign-in.',
});

export const loginSecondFactor = /* @__PURE__ */ endpoint({
  id: 'loginSecondFactor',
  tag: 'Session',
  method: 'POST',
  path: '/wps/session/login/secondFactor',
  auth: 'none',
  encrypted: true,
  request: v.object({
    /** From the rejection of the first step (`second-factor-required`). */
    challenge: text(128),
    /** From the authenticator app, or a recovery code. */
    code: text(32),
  }),
  value: loginResultSchema(),
  summary:
    'Completes a sign-in that requires a second step; a challenge is valid for five minutes, five attempts and one sign-in.',
  spec: '§1 second verification step, decisions: two-factor by authenticator app; path and body defined here.',
});

/** Input of {@link loginSecondFactor}. */
export type SecondFactorInput = InputOf<typeof loginSecondFactor>;

/** The challenge of the second sign-in step. */
export interface SecondFactorChallenge {
  readonly challenge: string;
  /** Milliseconds since 1970, by the platform's clock. */
  readonly expiresAt: number;
}

/** The challenge in a rejection; null if the sign-in was rejected for good. */
export function secondFactorOf(error: unknown): SecondFactorChallenge | null {
  if (!isRejectedError(error)) return null;
  const read = v.safeParse(SecondFactorSchema, error.value);
  if (!read.success) return null;
  const { secondFactorChallenge, expiresAt } = read.output;
  return { challenge: secondFactorChallenge, expiresAt };
}

const SecondFactorSchema = /* @__PURE__ */ v.object({
  secondFactorChallenge: v.string(),
  expiresAt: v.number(),
});

/** The outcome of a sign-in attempt. */
export type LoginOutcome =
  | { readonly kind: 'signed-in'; readonly session: LoginResult }
  | {
      readonly kind: 'password-change-required';
      readonly reason: 'default' | 'expired';
      readonly session: LoginResult;
    }
  /** A captcha is required; `error` is why this attempt was rejected. */
  | { readonly kind: 'captcha-required'; readonly error: RejectedError }
  /** A phone-code sign-in from an unregistered address: a second code has been sent. */
  | { readonly kind: 'second-verification-required'; readonly error: RejectedError }
  /** The account has a second step: send a code of its authenticator app with the challenge. */
  | { readonly kind: 'second-factor-required'; readonly challenge: SecondFactorChallenge }
  | { readonly kind: 'rejected'; readonly error: RejectedError };

/** What {@link loginOutcome} needs to know about a sign-in. */
export interface LoginRules {
  method: LoginMethod;
  /** The brand forces a change of an expired password. */
  passwordExpiryForced: boolean;
}

/**
 * Maps a sign-in attempt to one of its expected outcomes. Anything unexpected (no network, an unreadable
 * response, an error on the platform) is still thrown.
 *
 * @example
 * ```ts
 * import { login, loginOutcome, type ApiClient } from '@perya/api-client';
 *
 * export async function signIn(client: ApiClient, username: string, password: string) {
 *   const attempt = client.call(login, { method: 'username', username, password });
 *   const outcome = await loginOutcome(attempt, { method: 'username', passwordExpiryForced: false });
 *   switch (outcome.kind) {
 *     case 'signed-in':
 *       return outcome.session.token;
 *     case 'captcha-required':
 *       return 'Show the captcha, and try again with its answer.';
 *     default:
 *       return null;
 *   }
 * }
 * ```
 */
export async function loginOutcome(
  attempt: Promise<LoginResult>,
  { method, passwordExpiryForced }: LoginRules,
): Promise<LoginOutcome> {
  try {
    const session = await attempt;
    if (method === 'username') {
      if (session.isPasswordDefault) {
        return { kind: 'password-change-required', reason: 'default', session };
      }
      if (session.isPasswordExpired && passwordExpiryForced) {
        return { kind: 'password-change-required', reason: 'expired', session };
      }
    }
    return { kind: 'signed-in', session };
  } catch (error) {
    if (!isRejectedError(error) || error.status >= 500) throw error;
    const challenge = secondFactorOf(error);
    if (challenge) return { kind: 'second-factor-required', challenge };
    const hints = v.safeParse(LoginHintsSchema, error.value);
    if (hints.success && hints.output.captchaRequired) return { kind: 'captcha-required', error };
    if (hints.success && hints.output.secondVerificationRequired) {
      return { kind: 'second-verification-required', error };
    }
    return { kind: 'rejected', error };
  }
}

/** The value that may come with a rejected sign-in. */
const LoginHintsSchema = /* @__PURE__ */ v.object({
  captchaRequired: v.optional(v.boolean()),
  secondVerificationRequired: v.optional(v.boolean()),
});
