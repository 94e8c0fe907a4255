import { ageOn } from '../time/dates';
import { checkField, fieldText } from './field';
import {
  fieldError,
  registerFields,
  type FieldError,
  type FieldRules,
  type RegisterField,
  type RegisterFieldPlan,
  type RegisterMethod,
  type RegisterOptions,
} from './fields';

/** No living person is older; such a date is a mistake. */
const OLDEST = 130;

/** The typed texts by field. */
export type RegisterValues = Partial<Record<RegisterField, string>>;

/** The error of each invalid field. */
export type RegisterErrors = Partial<Record<RegisterField, FieldError>>;

/** What {@link checkRegistration} validates against. */
export interface RegisterContext {
  readonly rules: FieldRules;
  readonly method: RegisterMethod;
  readonly options: RegisterOptions;
  /** Today in the brand's time zone, `yyyy-MM-dd`; see `todayIn`. */
  readonly today: string;
  /** In full years. */
  readonly birthdayAgeLimit: number;
  /** Validates the number by its region; see `readPhone` of `@perya/rules/accounts/phone`. */
  readonly checkMobile?: (number: string) => FieldError | null;
}

/** All errors of a registration; empty if it is valid. Fields that aren't shown are ignored. */
export function checkRegistration(
  values: RegisterValues,
  context: RegisterContext,
): RegisterErrors {
  const { rules, method, options } = context;
  const errors: RegisterErrors = {};
  for (const plan of registerFields(rules, method, options)) {
    const found = CROSS_CHECKS[plan.field]?.(values, context) ?? ownError(plan, values, context);
    if (found) errors[plan.field] = found;
  }
  return errors;
}

function ownError(
  plan: RegisterFieldPlan,
  values: RegisterValues,
  { checkMobile }: RegisterContext,
): FieldError | null {
  const value = values[plan.field] ?? '';
  if (plan.field === 'mobileNum' && checkMobile) {
    // The rule's lengths don't apply: a number may be written with its dialing code or leading zero.
    const rule = { ...plan.rule, minLength: null, maxLength: null };
    if (checkField(plan.field, value, { ...plan, rule }) === null) return null;
  }
  return checkField(plan.field, value, plan);
}

/** Validation that depends on other fields, the date or the region. */
type CrossCheck = (values: RegisterValues, context: RegisterContext) => FieldError | null;

const CROSS_CHECKS: Partial<Record<RegisterField, CrossCheck>> = {
  checkPass: ({ checkPass = '', password = '' }) =>
    checkPass === '' || checkPass === password ? null : fieldError('form.passwordMismatch'),
  // The region's length takes precedence over the field's rule.
  mobileNum: ({ mobileNum = '' }, { checkMobile }) =>
    isEmpty('mobileNum', mobileNum) ? null : (checkMobile?.(mobileNum) ?? null),
  // An optional number must be verified once it is entered.
  verificationCode: ({ mobileNum = '', verificationCode = '' }) =>
    isEmpty('verificationCode', verificationCode) && !isEmpty('mobileNum', mobileNum)
      ? fieldError('code_required')
      : null,
  dateOfBirth: ({ dateOfBirth = '' }, { today, birthdayAgeLimit }) =>
    isEmpty('dateOfBirth', dateOfBirth)
      ? null
      : ageError(ageOn(fieldText('dateOfBirth', dateOfBirth), today), birthdayAgeLimit),
};

function isEmpty(field: RegisterField, value: string): boolean {
  return fieldText(field, value) === '';
}

function ageError(age: number | null, birthdayAgeLimit: number): FieldError | null {
  if (age === null || age > OLDEST) return fieldError('pattern.dateYearFirst');
  return age < birthdayAgeLimit ? fieldError('under_age', { age: birthdayAgeLimit }) : null;
}
