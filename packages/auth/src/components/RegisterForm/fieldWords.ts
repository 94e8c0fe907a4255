import type { ContactField } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import { lengthText, PATTERN_IDS, type FieldRule, type RegisterField } from '@perya/rules/accounts';

import { useT } from '../../locales';
import { usePrizeWords, useRegisterRewards } from '../../register/useRegisterRewards';

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

/** The purpose of a field. */
const PURPOSES = {
  payeeName: 'registerForm.payeeNameHelp',
  paymentPassword: 'registerForm.paymentPasswordHelp',
  email: 'registerForm.emailHelp',
} as const satisfies Partial<Record<WordedField, string>>;

/** Apps that have the same name in every language. */
const APPS: Readonly<Record<ContactField, string>> = {
  qqNum: 'QQ',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  zalo: 'Zalo',
  facebook: 'Facebook',
  wechat: 'WeChat',
};

/** Fields whose rule is shown before typing. */
const TOLD_RULES: ReadonlySet<WordedField> = new Set(['username', 'password', 'paymentPassword']);

/** Returns the help text of a field: what to enter and what it's used for. */
export function useFieldHelp(): (field: WordedField, rule: FieldRule) => string | undefined {
  const t = useT();
  const errorText = useErrorText();
  const contactReward = useContactReward();
  return (field, rule) => {
    const purpose = isPurposeful(field) && t(PURPOSES[field]);
    const asked = TOLD_RULES.has(field) && errorText(ruleMessage(rule));
    return [asked, purpose, contactReward(field)].filter(Boolean).join(' ') || undefined;
  };
}

function isPurposeful(field: WordedField): field is keyof typeof PURPOSES {
  return field in PURPOSES;
}

/** The brand's reward for a contact at its field (specification §2), or null if there is none. */
function useContactReward(): (field: WordedField) => string | null {
  const t = useT();
  const prizeWords = usePrizeWords();
  const contact = useRegisterRewards().rewards?.contact;
  return (field) =>
    contact?.field === field
      ? t('registerForm.contactReward', {
          app: APPS[contact.field],
          reward: prizeWords(contact.prize),
        })
      : null;
}

/** The help text of a rule, by the name of its pattern. Validation is done elsewhere. */
function ruleMessage(rule: FieldRule) {
  const id = PATTERN_IDS.find((each) => each === rule.patternId) ?? 'any';
  return { key: `pattern.${id}`, params: { length: lengthText(rule) } };
}
