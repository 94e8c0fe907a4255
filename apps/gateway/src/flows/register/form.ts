import type { register, WireRequestOf } from '@perya/api-client';
import { decodeRegisterRules } from '@perya/api-client/server';
import {
  checkRegistration,
  fieldText,
  registerFields,
  type RegisterField,
  type RegisterMethod,
  type RegisterValues,
} from '@perya/rules/accounts';
import { isPhoneError, readPhone } from '@perya/rules/accounts/phone';
import { todayIn } from '@perya/rules/time';
import { invalidFields, type FieldError } from '../../kernel/http/fieldErrors';
import type { CallContext } from '../../kernel/http/serve';
import { registerSettingsOf } from '../../modules/brand';
import { phoneOf, regionsOf } from '../../modules/identity';

export type RegisterRequest = WireRequestOf<typeof register>;

/** A valid registration form, reduced to the fields that the brand asks for. */
export interface RegisterForm {
  readonly method: RegisterMethod;
  /** The values by field, normalized for storage. */
  readonly values: RegisterValues;
  /** E.164. */
  readonly mobile: string | undefined;
  /** The number has to be verified with a code. */
  readonly needsCode: boolean;
  readonly needsCaptcha: boolean;
}

/** Checks every rule again with the page's own functions (specification §5). Errors are reported per field. */
export function readForm(
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  { method, input }: { method: RegisterMethod; input: RegisterRequest },
): RegisterForm {
  const rules = decodeRegisterRules(brand.registerRules);
  const options = registerSettingsOf(brand);
  const dialingCode = input.countryDialingCode ?? brand.countries[0]?.countryDialingCode ?? '';
  const sent = sentValues(input);
  const errors = checkRegistration(sent, {
    rules,
    method,
    options,
    today: todayIn(brand.timeZone, now().getTime()),
    birthdayAgeLimit: brand.birthdayAgeLimit,
    checkMobile: (number) => {
      const read = readPhone(dialingCode, number, regionsOf(brand));
      return isPhoneError(read) ? read : null;
    },
  });
  const [first, ...others] = Object.entries(errors).map(([field, error]): FieldError => ({
    path: wireName(field),
    ...error,
  }));
  if (first !== undefined) {
    // Always includes `captchaRequired`, so that the page can show the captcha.
    throw invalidFields([first, ...others], { captchaRequired: options.captchaRequired });
  }

  const plans = registerFields(rules, method, options);
  const values: RegisterValues = {};
  for (const { field } of plans) {
    const text = fieldText(field, sent[field] ?? '');
    if (text !== '') values[field] = text;
  }
  const mobile =
    values.mobileNum === undefined
      ? undefined
      : phoneOf({ brand }, { dialingCode, number: sent.mobileNum ?? '', path: 'mobileNum' });
  return {
    method,
    values,
    mobile,
    needsCode: options.smsVerification && mobile !== undefined,
    needsCaptcha: options.captchaRequired,
  };
}

function sentValues({ confirmPassword, ...input }: RegisterRequest): RegisterValues {
  const sent: RegisterValues = {};
  if (confirmPassword !== undefined) sent.checkPass = confirmPassword;
  for (const field of WIRE_FIELDS) {
    const value = input[field];
    if (value !== undefined) sent[field] = value;
  }
  return sent;
}

/** Fields with the same name on the wire and in the rules. */
const WIRE_FIELDS = [
  'username',
  'password',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'dateOfBirth',
  'affiliateCode',
  'captcha',
] as const satisfies readonly Exclude<RegisterField, 'checkPass'>[];

const wireName = (field: string) => (field === 'checkPass' ? 'confirmPassword' : field);
