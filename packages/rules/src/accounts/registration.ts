import { ageOn } from '../time/dates';
import { checkField, fieldText } from './field';
import {
  fault,
  registerFields,
  type FieldFault,
  type FieldRules,
  type RegisterField,
  type RegisterFieldPlan,
  type RegisterMethod,
  type RegisterOptions,
} from './fields';

/** No living person is older; such a date is a mistake. */
const OLDEST = 130;

export type RegisterValues = Partial<Record<RegisterField, string>>;
export type RegisterFaults = Partial<Record<RegisterField, FieldFault>>;

export interface RegisterContext {
  readonly rules: FieldRules;
  readonly method: RegisterMethod;
  readonly options: RegisterOptions;
  /** Today in the brand's time zone, `yyyy-MM-dd`; see `todayIn`. */
  readonly today: string;
  /** In full years. */
  readonly minimumAge: number;
  /** Validates the number by its region; see `readPhone` of `@perya/rules/accounts/phone`. */
  readonly checkMobile?: (number: string) => FieldFault | null;
}

/** All faults of a registration; empty if it is valid. Fields that aren't shown are ignored. */
export function checkRegistration(
  values: RegisterValues,
  context: RegisterContext,
): RegisterFaults {
  const { rules, method, options } = context;
  const faults: RegisterFaults = {};
  for (const plan of registerFields(rules, method, options)) {
    const found = CROSS_CHECKS[plan.field]?.(values, context) ?? ownFault(plan, values, context);
    if (found) faults[plan.field] = found;
  }
  return faults;
}

function ownFault(
  plan: RegisterFieldPlan,
  values: RegisterValues,
  { checkMobile }: RegisterContext,
): FieldFault | null {
  const value = values[plan.field] ?? '';
  if (plan.field === 'mobileNum' && checkMobile) {
    // The rule's lengths don't apply: a number may be written with its dialing code or leading zero.
    const rule = { ...plan.rule, minLength: null, maxLength: null };
    if (checkField(plan.field, value, { ...plan, rule }) === null) return null;
  }
  return checkField(plan.field, value, plan);
}

/** Validation that depends on other fields, the date or the region. */
type CrossCheck = (values: RegisterValues, context: RegisterContext) => FieldFault | null;

const CROSS_CHECKS: Partial<Record<RegisterField, CrossCheck>> = {
  checkPass: ({ checkPass = '', password = '' }) =>
    checkPass === '' || checkPass === password ? null : fault('form.passwordMismatch'),
  // The region's length takes precedence over the field's rule.
  mobileNum: ({ mobileNum = '' }, { checkMobile }) =>
    isEmpty('mobileNum', mobileNum) ? null : (checkMobile?.(mobileNum) ?? null),
  // An optional number must be verified once it is entered.
  verificationCode: ({ mobileNum = '', verificationCode = '' }) =>
    isEmpty('verificationCode', verificationCode) && !isEmpty('mobileNum', mobileNum)
      ? fault('code_required')
      : null,
  dateOfBirth: ({ dateOfBirth = '' }, { today, minimumAge }) =>
    isEmpty('dateOfBirth', dateOfBirth)
      ? null
      : ageFault(ageOn(fieldText('dateOfBirth', dateOfBirth), today), minimumAge),
};

function isEmpty(field: RegisterField, value: string): boolean {
  return fieldText(field, value) === '';
}

function ageFault(age: number | null, minimumAge: number): FieldFault | null {
  if (age === null || age > OLDEST) return fault('pattern.dateYearFirst');
  return age < minimumAge ? fault('under_age', { age: minimumAge }) : null;
}
