/** The fields of the registration form, in display order. */
export const REGISTER_FIELDS = [
  'username',
  'password',
  'checkPass',
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
] as const;

/** Name of a field of the registration. */
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** The platform's rule for a field. */
export interface FieldRule {
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  /** In characters, as counted by `textLength`. */
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** Source of a regular expression for the whole text; takes precedence over `patternId`. */
  readonly pattern: string | null;
  /** Name of a pattern in the catalogue: provides the expression if `pattern` is empty, and the message. */
  readonly patternId: string | null;
}

/** Rules by field name; a field without a rule is disabled. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** Why a text is rejected. */
export interface FieldError {
  /** Key of the site's `errors` catalogue, for example `form.required` or `pattern.digits`. */
  readonly messageKey: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Creates an error; one without a bound has no parameters. */
export function fieldError(messageKey: string, params: FieldError['params'] = {}): FieldError {
  return { messageKey, params };
}

/** How a visitor registers. */
export type RegisterMethod = 'username' | 'mobile';

/** The enabled ways to register, and their requirements. */
export interface RegisterOptions {
  readonly byUsername: boolean;
  readonly byMobile: boolean;
  readonly mobileWithPassword: boolean;
  readonly smsVerification: boolean;
  readonly captchaRequired: boolean;
}

/** A field to display. */
export interface RegisterFieldPlan {
  readonly field: RegisterField;
  readonly isRequired: boolean;
  readonly rule: FieldRule;
}

/** Registration by phone starts with the phone number. */
const MOBILE_FIELDS: readonly RegisterField[] = [
  'mobileNum',
  'verificationCode',
  ...REGISTER_FIELDS.filter((field) => field !== 'mobileNum' && field !== 'verificationCode'),
];

const NO_RULE: FieldRule = {
  isEnabled: false,
  isRequired: false,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
};

/** The fields to display for a way to register, in order. */
export function registerFields(
  rules: FieldRules,
  method: RegisterMethod,
  options: RegisterOptions,
): readonly RegisterFieldPlan[] {
  const order = method === 'mobile' ? MOBILE_FIELDS : REGISTER_FIELDS;
  return order.flatMap((field) => {
    const rule = ruleOf(rules, field);
    const duty = dutyOf(field, { rules, method, options });
    return duty === 'absent' ? [] : [{ field, isRequired: duty === 'required', rule }];
  });
}

type Duty = 'required' | 'optional' | 'absent';

interface Circumstances {
  readonly rules: FieldRules;
  readonly method: RegisterMethod;
  readonly options: RegisterOptions;
}

/** Requirements defined by the way to register; the rule defines the others. */
const DUTIES: Partial<Record<RegisterField, (circumstances: Circumstances) => Duty>> = {
  username: ({ method }) => (method === 'username' ? 'required' : 'absent'),
  password: (circumstances) => (takesPassword(circumstances) ? 'required' : 'absent'),
  // It must equal the password, so it is required if shown.
  checkPass: (circumstances) =>
    takesPassword(circumstances) && ruleOf(circumstances.rules, 'checkPass').isEnabled
      ? 'required'
      : 'absent',
  mobileNum: mobileDuty,
  verificationCode: (circumstances) =>
    circumstances.options.smsVerification ? mobileDuty(circumstances) : 'absent',
  captcha: ({ options }) => (options.captchaRequired ? 'required' : 'absent'),
};

function dutyOf(field: RegisterField, circumstances: Circumstances): Duty {
  return DUTIES[field]?.(circumstances) ?? dutyByRule(ruleOf(circumstances.rules, field));
}

function takesPassword({ method, options }: Circumstances): boolean {
  return method === 'username' || options.mobileWithPassword;
}

function mobileDuty({ method, rules }: Circumstances): Duty {
  return method === 'mobile' ? 'required' : dutyByRule(ruleOf(rules, 'mobileNum'));
}

function ruleOf(rules: FieldRules, field: RegisterField): FieldRule {
  return Object.hasOwn(rules, field) ? (rules[field] ?? NO_RULE) : NO_RULE;
}

function dutyByRule({ isEnabled, isRequired }: FieldRule): Duty {
  if (!isEnabled) return 'absent';
  return isRequired ? 'required' : 'optional';
}
