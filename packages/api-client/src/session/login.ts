import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { isRejectedError, type RejectedError } from '../core/errors';
import { text } from '../core/schemas';

/** The fields of a solved human check (ALTCHA); shared by every call that asks for one. */
export interface HumanCheckInput {
  /** The payload that the human check hands over when it is solved. */
  humanCheck?: string | undefined;
}

/* @__NO_SIDE_EFFECTS__ */
export function loginResultEntries() {
  return {
    token: text(512),
    firstTimeLogin: v.boolean(),
    passwordExpired: v.boolean(),
    passwordIsDefault: v.boolean(),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function loginResultSchema() {
  return v.object(loginResultEntries());
}

/** A session as a sign-in gives it. */
export interface LoginResult {
  readonly token: string;
  readonly isFirstLogin: boolean;
  readonly isPasswordExpired: boolean;
  /** The password is the one an operator hands out, and has to be changed. */
  readonly isPasswordDefault: boolean;
}

export type WireLoginResult = v.InferOutput<ReturnType<typeof loginResultSchema>>;

export function decodeLoginResult(value: WireLoginResult): LoginResult {
  return {
    token: value.token,
    isFirstLogin: value.firstTimeLogin,
    isPasswordExpired: value.passwordExpired,
    isPasswordDefault: value.passwordIsDefault,
  };
}

export type LoginInput =
  | ({
      method: 'username';
      /** Or the phone of the account in E.164 (`+639171234567`), where the brand lets phones sign in by password. */
      username: string;
      password: string;
      /** The characters in the picture, and the key it was asked for with. */
      captcha?: { key: string; answer: string } | undefined;
    } & HumanCheckInput)
  | {
      method: 'sms';
      dialingCode: string;
      mobileNumber: string;
      code: string;
      /** The second code, where the first answer was `second-verification-required`. */
      secondCode?: string | undefined;
    }
  | {
      method: 'google' | 'facebook' | 'telegram';
      /** What the identity provider's way back brought; good once, for a minute. */
      ticket: string;
      /** The secret behind the challenge that the window was opened with (`thirdPartyAddress`). */
      verifier: string;
    };

export type LoginMethod = LoginInput['method'];

function encodeLogin(input: LoginInput) {
  switch (input.method) {
    case 'username':
      return {
        type: 'USERNAME' as const,
        username: input.username,
        password: input.password,
        captcha: input.captcha?.answer,
        captchaKey: input.captcha?.key,
        humanCheck: input.humanCheck,
      };
    case 'sms':
      return {
        type: 'SMS' as const,
        countryDialingCode: input.dialingCode,
        mobileNum: input.mobileNumber,
        verificationCode: input.code,
        secondVerificationCode: input.secondCode,
      };
    case 'google':
    case 'facebook':
    case 'telegram':
      return {
        type: WIRE_PROVIDERS[input.method],
        ticket: input.ticket,
        ticketVerifier: input.verifier,
      };
  }
}

const WIRE_PROVIDERS = { google: 'GOOGLE', facebook: 'FACEBOOK', telegram: 'TELEGRAM' } as const;

export const login = /* @__PURE__ */ endpoint({
  id: 'login',
  tag: 'Session',
  method: 'POST',
  path: '/wps/session/login',
  auth: 'none',
  encrypted: true,
  request: v.object({
    type: v.picklist(['USERNAME', 'SMS', 'GOOGLE', 'FACEBOOK', 'TELEGRAM']),
    username: v.optional(text(64)),
    password: v.optional(text(128)),
    captcha: v.optional(text(16)),
    captchaKey: v.optional(text(64)),
    humanCheck: v.optional(text(4096)),
    countryDialingCode: v.optional(text(8)),
    mobileNum: v.optional(text(20)),
    verificationCode: v.optional(text(255)),
    secondVerificationCode: v.optional(text(255)),
    ticket: v.optional(text(128)),
    ticketVerifier: v.optional(text(128)),
  }),
  value: loginResultSchema(),
  encode: encodeLogin,
  decode: decodeLoginResult,
  summary: 'Signs in by username, by a code sent to the phone, or by a third party.',
  spec: '§7 Session and account, §4 Login. Added: captchaKey names the picture, humanCheck is the ALTCHA payload, ticket and ticketVerifier are for third parties.',
});

export const loginFreePlay = /* @__PURE__ */ endpoint({
  id: 'loginFreePlay',
  tag: 'Session',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  auth: 'none',
  encrypted: true,
  request: v.object({
    os: text(64),
    platform: v.literal('W'),
    random: text(64),
    gatewayVersion: v.literal(3),
  }),
  value: loginResultSchema(),
  encode: ({ os, nonce }: { os: string; nonce: string }) => ({
    os,
    platform: 'W' as const,
    random: nonce,
    gatewayVersion: 3 as const,
  }),
  decode: decodeLoginResult,
  summary: 'Opens a trial session for a guest, where free play is on.',
  spec: '§7 Session and account, §4 Free play login. The whole body is encrypted, and with it the random string.',
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
  decode: decodeLoginResult,
  summary: 'Exchanges the one-time token of a link for a session.',
  spec: '§7 "login by token from URL query"; path and body ours, decisions: Session and sign-in.',
});

export interface SecondFactorInput {
  /** From the refusal of the first step (`second-factor-required`). */
  challenge: string;
  /** Of the authenticator app, or a recovery code. */
  code: string;
}

export const loginSecondFactor = /* @__PURE__ */ endpoint({
  id: 'loginSecondFactor',
  tag: 'Session',
  method: 'POST',
  path: '/wps/session/login/secondFactor',
  auth: 'none',
  encrypted: true,
  request: v.object({ challenge: text(128), code: text(32) }),
  value: loginResultSchema(),
  encode: ({ challenge, code }: SecondFactorInput) => ({ challenge, code }),
  decode: decodeLoginResult,
  summary:
    'Ends a sign-in whose second step was asked for; a challenge is good for five minutes, five tries and one sign-in.',
  spec: '§1 second verification step, decisions: two-factor by authenticator app; path and body ours.',
});

/** What the second step of a sign-in is done with. */
export interface SecondFactorChallenge {
  readonly challenge: string;
  /** Milliseconds since 1970, by the platform's clock. */
  readonly expiresAt: number;
}

/** The challenge that a refusal carries; null where the sign-in was refused for good. */
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

/** How an attempt to sign in ended. */
export type LoginOutcome =
  | { readonly kind: 'signed-in'; readonly session: LoginResult }
  | {
      readonly kind: 'password-change-required';
      readonly reason: 'default' | 'expired';
      readonly session: LoginResult;
    }
  /** The picture has to be read first; `error` says why this attempt was refused. */
  | { readonly kind: 'captcha-required'; readonly error: RejectedError }
  /** A phone-code sign-in from an unregistered address: a second code has been sent. */
  | { readonly kind: 'second-verification-required'; readonly error: RejectedError }
  /** The account has a second step: a code of its authenticator app goes with the challenge. */
  | { readonly kind: 'second-factor-required'; readonly challenge: SecondFactorChallenge }
  | { readonly kind: 'rejected'; readonly error: RejectedError };

export interface LoginRules {
  method: LoginMethod;
  /** The brand forces a change once a password has expired. */
  passwordExpiryForced: boolean;
}

/**
 * Turns an attempt to sign in into one of its expected ends. What is not expected (no network, an
 * unreadable answer, a fault on the platform) is still thrown.
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

/** What a refused sign-in may carry as its value. */
const LoginHintsSchema = /* @__PURE__ */ v.object({
  captchaRequired: v.optional(v.boolean()),
  secondVerificationRequired: v.optional(v.boolean()),
});
