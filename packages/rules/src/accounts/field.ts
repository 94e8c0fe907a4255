import { isRealDate } from '../time/dates';
import { westernDigits } from './digits';
import {
  fieldError,
  type FieldError,
  type FieldRule,
  type RegisterField,
  type RegisterFieldPlan,
} from './fields';
import { textLength } from './length';
import type { PatternId } from './patterns';
import { patternErrorOf, ruleErrorOf } from './rule';

/** Maximum length of a verification code (specification §9). */
const LONGEST_CODE = 255;
/** Maximum length of an e-mail address (RFC 5321, with its erratum 1690). */
const LONGEST_EMAIL = 254;

const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/i;
const REAL_NAME = /^\p{L}[\p{L}\p{M} .'’·-]*$/u;
const REFERENCE_CODE = /^[A-Za-z0-9_-]{1,64}$/;
const PHONE_DIGITS = /^\d{4,15}$/;
/** Separators that people use in phone numbers. */
const PHONE_SEPARATORS = /[\s().\-‐-―/·+]/g;

const SECRETS: ReadonlySet<RegisterField> = new Set(['password', 'checkPass', 'paymentPassword']);
const PHONE_LIKE: ReadonlySet<RegisterField> = new Set(['mobileNum', 'whatsapp', 'zalo']);
const IN_DIGITS: ReadonlySet<RegisterField> = new Set([
  ...PHONE_LIKE,
  'qqNum',
  'verificationCode',
  'dateOfBirth',
]);

const EMPTY_KEYS: Partial<Record<RegisterField, string>> = {
  username: 'form.usernameRequired',
  password: 'form.passwordRequired',
  mobileNum: 'mobile_required',
  verificationCode: 'code_required',
  email: 'form.emailRequired',
  captcha: 'captcha_required',
};

/** Default pattern of a field whose rule has none. */
const USUAL_PATTERNS: Partial<Record<RegisterField, PatternId>> = {
  username: 'noSpaces',
  paymentPassword: 'noSpaces',
  mobileNum: 'digits',
  qqNum: 'digits',
  whatsapp: 'digits',
  zalo: 'digits',
  line: 'noSpaces',
  wechat: 'noSpaces',
};

type Validator = (text: string, rule: FieldRule) => FieldError | null;

const VALIDATORS: Partial<Record<RegisterField, Validator>> = {
  password: outerSpaceError,
  paymentPassword: outerSpaceError,
  mobileNum: (text) => (PHONE_DIGITS.test(text) ? null : fieldError('form.phoneFormat')),
  verificationCode: (text) =>
    textLength(text) <= LONGEST_CODE ? null : fieldError('form.codeTooLong', { max: LONGEST_CODE }),
  payeeName: (text) => (REAL_NAME.test(text) ? null : fieldError('form.realName')),
  email: (text) =>
    text.length <= LONGEST_EMAIL && EMAIL.test(text) ? null : fieldError('form.email'),
  dateOfBirth: (text, rule) => (isRealDate(text) ? null : patternErrorOf('dateYearFirst', rule)),
  affiliateCode: (text) => (REFERENCE_CODE.test(text) ? null : fieldError('invitation_code_error')),
};

/**
 * Normalizes a field's text before it is validated, sent and stored: NFC-composed and trimmed; a name without
 * double spaces, an id number without any spaces; a secret unchanged; digits in ASCII where digits are
 * required; a phone number without separators.
 */
export function fieldText(field: RegisterField, value: string): string {
  if (SECRETS.has(field)) return value;
  const text = value.normalize('NFC').trim();
  if (field === 'idNumber') return text.replaceAll(/\s+/g, '');
  if (field === 'payeeName') return text.replaceAll(/\s+/g, ' ');
  if (!IN_DIGITS.has(field)) return text;
  const digits = westernDigits(text.normalize('NFKC'));
  return PHONE_LIKE.has(field) ? digits.replaceAll(PHONE_SEPARATORS, '') : digits;
}

/** Validates one field by its rule and its validator, independent of other fields. */
export function checkField(
  field: RegisterField,
  value: string,
  { isRequired, rule }: Pick<RegisterFieldPlan, 'isRequired' | 'rule'>,
): FieldError | null {
  const text = fieldText(field, value);
  if (text === '') return isRequired ? fieldError(EMPTY_KEYS[field] ?? 'form.required') : null;
  // Only equality with the password matters.
  if (field === 'checkPass') return null;
  // "This is not an e-mail address" is more helpful than "use 6 to 100 characters".
  const own = VALIDATORS[field]?.(text, rule) ?? null;
  return own ?? ruleErrorOf(text, rule, USUAL_PATTERNS[field] ?? 'any');
}

/** Sign-in forms trim their input, so a password with outer spaces would never be accepted. */
function outerSpaceError(text: string, rule: FieldRule): FieldError | null {
  return text === text.trim() ? null : patternErrorOf('noSpaces', rule);
}
