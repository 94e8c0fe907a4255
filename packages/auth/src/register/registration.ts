import {
  checkAffiliate,
  checkRegisterCode,
  isOutcomeUnknown,
  isRejectedError,
  isTransportError,
  register,
  registerByMobile,
  type ApiClient,
  type RegisterInput,
  type Registered,
  type RejectedError,
} from '@perya/api-client';
import type { RegisterErrors, RegisterField, RegisterMethod } from '@perya/rules/accounts';

import { solveHumanCheck } from '../captcha/humanCheck';
import { discardVisitCode } from '../referral/visitCodes';

/** The parameters of a registration besides the fields. */
export interface Registration {
  readonly method: RegisterMethod;
  readonly input: RegisterInput;
  /** The affiliate code is a form field, so the visitor can change it. */
  readonly showsAffiliateCode: boolean;
  readonly humanCheck: boolean;
}

/** The result of a registration attempt. */
export type RegistrationOutcome =
  | { readonly kind: 'registered'; readonly registered: Registered }
  /** Errors shown at their fields. */
  | {
      readonly kind: 'invalid';
      readonly errors: RegisterErrors;
      /** The form was sent, so the captcha picture, if any, is spent. */
      readonly wasSent: boolean;
      /** A captcha is required. */
      readonly asksForCaptcha: boolean;
    }
  /** The hidden code of the visitor's link is unknown, so it's dropped. */
  | { readonly kind: 'invitation-dropped' }
  /** Sent without a response: the account may exist. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'rejected'; readonly error: RejectedError };

/**
 * Registers (specification §4): affiliate check, human check, phone-code check, then the request. Errors
 * before the request are thrown, unless they belong to a field.
 */
export async function attemptRegistration(
  client: ApiClient,
  { method, input, showsAffiliateCode, humanCheck }: Registration,
): Promise<RegistrationOutcome> {
  if (showsAffiliateCode && input.affiliateCode !== undefined) {
    const code = input.affiliateCode;
    const { isValid } = await client.call(checkAffiliate, { code, domain: input.domain });
    if (!isValid) return invalid('affiliateCode', 'invitation_code_error');
  }
  const proof = humanCheck ? { humanCheck: await solveHumanCheck(client) } : {};
  const codeError = await checkCode(client, input);
  if (codeError) return codeError;
  try {
    const call = method === 'mobile' ? registerByMobile : register;
    return { kind: 'registered', registered: await client.call(call, { ...input, ...proof }) };
  } catch (error) {
    return outcomeOf(error, { input, showsAffiliateCode });
  }
}

/** The form is only sent with a valid code. An invalid code is an error at its field, without a dialog. */
async function checkCode(
  client: ApiClient,
  { verificationCode, dialingCode, mobileNumber }: RegisterInput,
): Promise<RegistrationOutcome | null> {
  if (!verificationCode || !dialingCode || !mobileNumber) return null;
  try {
    const phone = { dialingCode, mobileNumber, code: verificationCode };
    const { isValid } = await client.call(checkRegisterCode, phone);
    return isValid ? null : invalid('verificationCode', 'code_invalid');
  } catch (error) {
    if (!isRejectedError(error) || error.status >= 500) throw error;
    return invalid('verificationCode', error.messageKey, error.params);
  }
}

function outcomeOf(
  error: unknown,
  { input, showsAffiliateCode }: Pick<Registration, 'input' | 'showsAffiliateCode'>,
): RegistrationOutcome {
  if (isOutcomeUnknown(error)) {
    // When offline, the request was never sent.
    if (isTransportError(error) && error.kind === 'offline') throw error;
    return { kind: 'unknown' };
  }
  if (!isRejectedError(error)) throw error;
  const errors = errorsOf(error);
  if (errors.affiliateCode && !showsAffiliateCode && input.affiliateCode) {
    discardVisitCode('affiliateCode', input.affiliateCode);
    return { kind: 'invitation-dropped' };
  }
  const asksForCaptcha = valueOf(error)['captchaRequired'] === true || errors.captcha !== undefined;
  return Object.keys(errors).length > 0 || asksForCaptcha
    ? { kind: 'invalid', errors, wasSent: true, asksForCaptcha }
    : { kind: 'rejected', error };
}

/** Maps the platform's error messages to a field. */
const FIELD_OF_MESSAGE: Readonly<Record<string, RegisterField>> = {
  username_taken: 'username',
  invitation_code_error: 'affiliateCode',
  mobile_required: 'mobileNum',
  mobile_invalid: 'mobileNum',
  mobile_taken: 'mobileNum',
  email_taken: 'email',
  code_required: 'verificationCode',
  code_invalid: 'verificationCode',
  code_expired: 'verificationCode',
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
  under_age: 'dateOfBirth',
};

/** The platform's field errors: all in `value.errors`, or one as the message. */
function errorsOf(error: RejectedError): RegisterErrors {
  const { errors } = valueOf(error);
  const named = Array.isArray(errors) ? errors.flatMap(readError) : [];
  if (named.length > 0) return Object.fromEntries(named) as RegisterErrors;
  const field = FIELD_OF_MESSAGE[error.messageKey];
  return field ? { [field]: { messageKey: error.messageKey, params: error.params } } : {};
}

/** Fields that have different names, or two names, on the wire. */
const FIELD_OF_WIRE: Readonly<Record<string, RegisterField>> = {
  confirmPassword: 'checkPass',
  countryDialingCode: 'mobileNum',
  captchaKey: 'captcha',
};

const MESSAGE_KEY = /^[a-z]\w*(\.\w+)*$/;

/** `{ path, message, params }`; the message is a key of the `errors` catalogue. */
function readError(error: unknown) {
  if (!isRecord(error)) return [];
  const { path, message, params } = error;
  if (typeof path !== 'string' || typeof message !== 'string') return [];
  const messageKey = MESSAGE_KEY.test(message) ? message : 'invalid_request';
  return [[FIELD_OF_WIRE[path] ?? path, { messageKey, params: isRecord(params) ? params : {} }]];
}

function invalid(
  field: RegisterField,
  messageKey: string,
  params: RejectedError['params'] = {},
): RegistrationOutcome {
  const errors = { [field]: { messageKey, params } };
  return { kind: 'invalid', errors, wasSent: false, asksForCaptcha: false };
}

function valueOf({ value }: RejectedError): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The page's URL to send, without a token or hash. */
export function registerUrl({ origin, pathname, search }: Location): string {
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => !SECRET.test(name)),
  );
  const address = query.size > 0 ? `${origin}${pathname}?${query}` : origin + pathname;
  return address.length <= LONGEST_URL ? address : (origin + pathname).slice(0, LONGEST_URL);
}

const SECRET = /token|ticket|password|secret/i;
/** The contract's maximum. */
const LONGEST_URL = 2048;
