import type { ErrorDescription } from '@perya/i18n';
import {
  REGISTER_FIELDS,
  registerFields,
  type FieldError,
  type FieldRules,
  type RegisterErrors,
  type RegisterField,
  type RegisterFieldPlan,
  type RegisterMethod,
  type RegisterOptions,
} from '@perya/rules/accounts';
import { useBrand } from '@perya/site-config';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { isReadPhone, usePhone, usePhoneReader, type Phone, type PhoneValue } from '../phone/phone';
import { keepVisitCodes, visitCode } from '../referral/visitCodes';
import { errorsAfterBlur, clearFieldError, type FormErrors } from './formErrors';
import { inputOf, type RegisterFormInput } from './registerInput';

type RegisterTexts = Readonly<Record<RegisterField, string>>;

/** The form's input, errors and actions. */
export interface RegisterForm {
  /** The fields of the selected registration method, in display order. */
  readonly plans: readonly RegisterFieldPlan[];
  readonly texts: RegisterTexts;
  readonly phone: Phone;
  readonly isAgreed: boolean;
  /** By field, including the agreement. */
  readonly errors: FormErrors;
  /** Incremented each time validation finds errors, to focus the first. */
  readonly errorTurn: number;
  typed(field: RegisterField, text: string): void;
  phoneTyped(phone: PhoneValue): void;
  agreed(isAgreed: boolean): void;
  /** Called on blur. Validates the field if it isn't empty. */
  left(field: RegisterField): void;
  /** Validates everything. Resolves to the request body, or null if there are errors. */
  checked(): Promise<RegisterFormInput | null>;
  /** Sets the platform's errors. Returns one that no field can show. */
  refused(errors: RegisterErrors): ErrorDescription | null;
  /** The registration method changed, so clear the previous one's errors. */
  errorsForgotten(): void;
  cleared(): void;
}

const NO_TEXTS = Object.fromEntries(REGISTER_FIELDS.map((field) => [field, ''])) as Record<
  RegisterField,
  string
>;

export interface RegisterFormOptions {
  readonly rules: FieldRules;
  readonly method: RegisterMethod;
  readonly options: RegisterOptions;
}

/**
 * The state of the registration form. It survives errors, changing the registration method, and changing the
 * language: input is shared between methods, and errors are stored as keys.
 */
export function useRegisterForm({ rules, method, options }: RegisterFormOptions): RegisterForm {
  const { birthdayAgeLimit, timeZone } = useBrand();
  const [typed, setTyped] = useState<Partial<RegisterTexts>>({});
  const affiliateCode = useInvitation();
  const texts: RegisterTexts = { ...NO_TEXTS, affiliateCode, ...typed };
  const [isAgreed, setIsAgreed] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [errorTurn, setErrorTurn] = useState(0);
  const phone = usePhone();
  const phoneReader = usePhoneReader();
  const plans = useMemo(() => registerFields(rules, method, options), [rules, method, options]);
  const all = { ...texts, mobileNum: phone.phone.number };

  async function check() {
    const { checkRegistration, todayIn } = await import('./registerChecks');
    const read = all.mobileNum.trim() === '' ? null : await phoneReader.read(phone.phone);
    const found = checkRegistration(all, {
      rules,
      method,
      options,
      today: todayIn(timeZone, Date.now()),
      birthdayAgeLimit,
      checkMobile: () => (read && !isReadPhone(read) ? read : null),
    });
    return { found, read: read && isReadPhone(read) ? read : null };
  }

  function show(found: FormErrors) {
    setErrors(found);
    if (Object.keys(found).length > 0) setErrorTurn((turn) => turn + 1);
  }

  return {
    plans,
    texts,
    phone,
    isAgreed,
    errors,
    errorTurn,
    typed: (field, text) => {
      setTyped((before) => ({ ...before, [field]: text }));
      setErrors((before) => clearFieldError(before, field));
    },
    phoneTyped: (value) => {
      phone.setPhone(value);
      if (value.number !== phone.phone.number || value.dialingCode !== phone.phone.dialingCode) {
        setErrors((before) => clearFieldError(before, 'mobileNum'));
      }
    },
    agreed: (next) => {
      setIsAgreed(next);
      setErrors((before) => clearFieldError(before, 'agreement'));
    },
    left: (field) => {
      if (all[field] === '') return;
      // Chunk and network errors are reported by the submit.
      void check().then(
        ({ found }) => setErrors((before) => errorsAfterBlur(before, found, { field, all })),
        () => undefined,
      );
    },
    checked: async () => {
      const { found, read } = await check();
      const agreement = isAgreed ? {} : { agreement: AGREEMENT_ERROR };
      show({ ...found, ...agreement });
      if (!isAgreed || Object.keys(found).length > 0) return null;
      return inputOf(plans, all, read);
    },
    refused: (found) => {
      const drawn = new Set<string>(plans.map(({ field }) => field));
      show(Object.fromEntries(Object.entries(found).filter(([field]) => drawn.has(field))));
      const stray = Object.entries(found).find(([field]) => !drawn.has(field))?.[1];
      return stray ? { key: stray.messageKey, params: stray.params } : null;
    },
    errorsForgotten: () => setErrors({}),
    cleared: () => {
      setTyped({});
      phone.setPhone({ dialingCode: '', number: '' });
      setIsAgreed(false);
      setErrors({});
    },
  };
}

/** The visitor's referral code. Empty during hydration, because the server can't read session storage. */
function useInvitation(): string {
  useEffect(keepVisitCodes, []);
  return useSyncExternalStore(
    neverChanges,
    () => visitCode('affiliateCode') ?? '',
    () => '',
  );
}

const neverChanges = () => () => undefined;

/** The text belongs to the form. */
const AGREEMENT_ERROR: FieldError = { messageKey: 'form.required', params: {} };
