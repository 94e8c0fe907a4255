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
import type { RegisterFaults, RegisterField, RegisterMethod } from '@perya/rules/accounts';

import { solveHumanCheck } from '../captcha/humanCheck';
import { visitCodeRefused } from '../referral/visitCodes';

/** What a registration takes beside the fields. */
export interface Registration {
  readonly method: RegisterMethod;
  readonly input: RegisterInput;
  /** The affiliate code stands in the form, so the visitor can change it. */
  readonly showsAffiliateCode: boolean;
  readonly humanCheck: boolean;
}

/** How an attempt to register ended. */
export type RegistrationOutcome =
  | { readonly kind: 'registered'; readonly registered: Registered }
  /** Faults that stand at their fields. */
  | {
      readonly kind: 'faulty';
      readonly faults: RegisterFaults;
      /** The form itself was sent, and the picture, if there was one, is spent. */
      readonly wasSent: boolean;
      /** The picture has to be read. */
      readonly asksForCaptcha: boolean;
    }
  /** The code that the visitor came with, and cannot see, is not known: it is dropped. */
  | { readonly kind: 'invitation-dropped' }
  /** Sent, and no answer: the account may exist. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'rejected'; readonly error: RejectedError };

/**
 * Registers (specification §4): affiliate check, human check, phone-code check, then the call. What
 * stops it before the call is thrown, unless it stands at a field.
 */
export async function attemptRegistration(
  client: ApiClient,
  { method, input, showsAffiliateCode, humanCheck }: Registration,
): Promise<RegistrationOutcome> {
  if (showsAffiliateCode && input.affiliateCode !== undefined) {
    const code = input.affiliateCode;
    const { isValid } = await client.call(checkAffiliate, { code, domain: input.domain });
    if (!isValid) return faulty('affiliateCode', 'invitation_code_error');
  }
  const proof = humanCheck ? { humanCheck: await solveHumanCheck(client) } : {};
  const codeFault = await checkCode(client, input);
  if (codeFault) return codeFault;
  try {
    const call = method === 'mobile' ? registerByMobile : register;
    return { kind: 'registered', registered: await client.call(call, { ...input, ...proof }) };
  } catch (error) {
    return outcomeOf(error, { input, showsAffiliateCode });
  }
}

/** The whole form is sent only with a code that fits; a code that does not is said at its field, without a dialog. */
async function checkCode(
  client: ApiClient,
  { verificationCode, dialingCode, mobileNumber }: RegisterInput,
): Promise<RegistrationOutcome | null> {
  if (!verificationCode || !dialingCode || !mobileNumber) return null;
  try {
    const phone = { dialingCode, mobileNumber, code: verificationCode };
    const { isValid } = await client.call(checkRegisterCode, phone);
    return isValid ? null : faulty('verificationCode', 'code_invalid');
  } catch (error) {
    if (!isRejectedError(error) || error.status >= 500) throw error;
    return faulty('verificationCode', error.messageKey, error.params);
  }
}

function outcomeOf(
  error: unknown,
  { input, showsAffiliateCode }: Pick<Registration, 'input' | 'showsAffiliateCode'>,
): RegistrationOutcome {
  if (isOutcomeUnknown(error)) {
    // Offline, the call has not left the device.
    if (isTransportError(error) && error.kind === 'offline') throw error;
    return { kind: 'unknown' };
  }
  if (!isRejectedError(error)) throw error;
  const faults = faultsOf(error);
  if (faults.affiliateCode && !showsAffiliateCode && input.affiliateCode) {
    visitCodeRefused('affiliateCode', input.affiliateCode);
    return { kind: 'invitation-dropped' };
  }
  const asksForCaptcha = valueOf(error)['captchaRequired'] === true || faults.captcha !== undefined;
  return Object.keys(faults).length > 0 || asksForCaptcha
    ? { kind: 'faulty', faults, wasSent: true, asksForCaptcha }
    : { kind: 'rejected', error };
}

/** Refusals that belong to one field, by their message. */
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

/** What the platform says about the fields: each one in `value.faults`, or one by the message itself. */
function faultsOf(error: RejectedError): RegisterFaults {
  const { faults } = valueOf(error);
  const named = Array.isArray(faults) ? faults.flatMap(readFault) : [];
  if (named.length > 0) return Object.fromEntries(named) as RegisterFaults;
  const field = FIELD_OF_MESSAGE[error.messageKey];
  return field ? { [field]: { messageKey: error.messageKey, params: error.params } } : {};
}

/** Where the wire names a field otherwise, or has two for one. */
const FIELD_OF_WIRE: Readonly<Record<string, RegisterField>> = {
  confirmPassword: 'checkPass',
  countryDialingCode: 'mobileNum',
  captchaKey: 'captcha',
};

const MESSAGE_KEY = /^[a-z]\w*(\.\w+)*$/;

/** `{ path, message, params }`; the message is a key of the `errors` catalogue. */
function readFault(fault: unknown) {
  if (!isRecord(fault)) return [];
  const { path, message, params } = fault;
  if (typeof path !== 'string' || typeof message !== 'string') return [];
  const messageKey = MESSAGE_KEY.test(message) ? message : 'invalid_request';
  return [[FIELD_OF_WIRE[path] ?? path, { messageKey, params: isRecord(params) ? params : {} }]];
}

function faulty(
  field: RegisterField,
  messageKey: string,
  params: RejectedError['params'] = {},
): RegistrationOutcome {
  const faults = { [field]: { messageKey, params } };
  return { kind: 'faulty', faults, wasSent: false, asksForCaptcha: false };
}

function valueOf({ value }: RejectedError): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The address of the page as it may be sent: without a token, and without what stands after the hash. */
export function registerUrl({ origin, pathname, search }: Location): string {
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => !SECRET.test(name)),
  );
  const address = query.size > 0 ? `${origin}${pathname}?${query}` : origin + pathname;
  return address.length <= LONGEST_URL ? address : (origin + pathname).slice(0, LONGEST_URL);
}

const SECRET = /token|ticket|password|secret/i;
/** As the contract takes it. */
const LONGEST_URL = 2048;
