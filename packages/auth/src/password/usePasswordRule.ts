import { errorsCatalogue, useCatalogue, useErrorText } from '@perya/i18n';
import { checkPassword, passwordTicks, type FieldRule } from '@perya/rules/accounts';
import { useSiteConfig } from '@perya/site-config';
import type { PasswordRule } from '@perya/ui-kit';

/** Where the platform names no rule, anything will do. */
const ANY_PASSWORD: FieldRule = {
  isEnabled: true,
  isRequired: true,
  minLength: 1,
  maxLength: 128,
  pattern: null,
  patternId: null,
};

/** The platform's rule for a new password, in the visitor's words. */
export interface NewPasswordRule {
  /** What it asks for, to be ticked off while typing. */
  readonly ticks: readonly PasswordRule[];
  /** What is wrong with a password; null if nothing is. */
  faultOf(password: string): string | null;
}

export function usePasswordRule(): NewPasswordRule {
  const { registerRules } = useSiteConfig();
  const errorText = useErrorText();
  const rule = registerRules['password'] ?? ANY_PASSWORD;
  return {
    ticks: usePasswordTicks(rule),
    faultOf(password) {
      if (password === '') return errorText({ key: 'form.newPasswordRequired' });
      const fault = checkPassword(password, rule);
      return fault && errorText({ key: fault.messageKey, params: fault.params });
    },
  };
}

/** A password rule in parts, to be ticked off while typing. */
export function usePasswordTicks(rule: FieldRule): readonly PasswordRule[] {
  // Their names are shown from the beginning, and there must be no words of last resort.
  useCatalogue(errorsCatalogue);
  const errorText = useErrorText();
  return passwordTicks(rule, '').map(({ messageKey, params }) => ({
    id: messageKey,
    label: errorText({ key: messageKey, params }),
    isMet: (password) =>
      passwordTicks(rule, password).some((tick) => tick.messageKey === messageKey && tick.isMet),
  }));
}
