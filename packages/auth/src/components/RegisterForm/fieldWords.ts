import { useErrorText, useFormat } from '@perya/i18n';
import { lengthText, PATTERN_IDS, type FieldRule, type RegisterField } from '@perya/rules/accounts';
import { parseMinorUnits } from '@perya/rules/money';
import { useBrand } from '@perya/site-config';

import { useT } from '../../locales';

type T = ReturnType<typeof useT>;

const LABELS = {
  username: 'registerForm.username',
  password: 'registerForm.password',
  checkPass: 'registerForm.checkPass',
  mobileNum: 'registerForm.mobileNum',
  verificationCode: 'registerForm.verificationCode',
  payeeName: 'registerForm.payeeName',
  paymentPassword: 'registerForm.paymentPassword',
  qqNum: 'registerForm.qqNum',
  line: 'registerForm.line',
  whatsapp: 'registerForm.whatsapp',
  zalo: 'registerForm.zalo',
  facebook: 'registerForm.facebook',
  wechat: 'registerForm.wechat',
  idNumber: 'registerForm.idNumber',
  email: 'registerForm.email',
  dateOfBirth: 'registerForm.dateOfBirth',
  affiliateCode: 'registerForm.affiliateCode',
} as const satisfies Partial<Record<RegisterField, Parameters<T>[0]>>;

export type WordedField = keyof typeof LABELS;

export function useFieldLabel(): (field: WordedField) => string {
  const t = useT();
  return (field) => t(LABELS[field]);
}

/** What it is good for. */
const PURPOSES = {
  payeeName: 'registerForm.payeeNameHelp',
  paymentPassword: 'registerForm.paymentPasswordHelp',
  email: 'registerForm.emailHelp',
  whatsapp: 'registerForm.whatsappHelp',
  zalo: 'registerForm.zaloHelp',
} as const satisfies Partial<Record<WordedField, string>>;

/** Whose rule is told before anything is typed: nobody guesses it. */
const TOLD_RULES: ReadonlySet<WordedField> = new Set(['username', 'password', 'paymentPassword']);

/** What to enter, and what it is good for. */
export function useFieldHelp(): (field: WordedField, rule: FieldRule) => string | undefined {
  const t = useT();
  const errorText = useErrorText();
  const zaloReward = useZaloReward();
  return (field, rule) => {
    const purpose =
      field === 'zalo' && zaloReward !== null
        ? t('registerForm.zaloReward', { amount: zaloReward })
        : isPurposeful(field) && t(PURPOSES[field]);
    const asked = TOLD_RULES.has(field) && errorText(ruleMessage(rule));
    return [asked, purpose].filter(Boolean).join(' ') || undefined;
  };
}

function isPurposeful(field: WordedField): field is keyof typeof PURPOSES {
  return field in PURPOSES;
}

/** What the brand gives for a Zalo number; null where it gives nothing. */
function useZaloReward(): string | null {
  const format = useFormat();
  const { zaloReward } = useBrand().registration;
  return zaloReward && format.money(parseMinorUnits(zaloReward.amount), zaloReward.currency);
}

/** What a rule asks for, by the name of its pattern; judging what is typed is another's work. */
function ruleMessage(rule: FieldRule) {
  const id = PATTERN_IDS.find((each) => each === rule.patternId) ?? 'any';
  return { key: `pattern.${id}`, params: { length: lengthText(rule) } };
}
