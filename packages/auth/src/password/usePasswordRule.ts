import { errorsCatalogue, useCatalogue, useErrorText } from '@perya/i18n';
import { checkPassword, passwordTicks, type FieldRule } from '@perya/rules/accounts';
import { useSiteConfig } from '@perya/site-config';
import type { PasswordRule } from '@perya/ui-kit';

/** Used when the platform has no rule: accepts anything. */
const ANY_PASSWORD: FieldRule = {
  isEnabled: true,
  isRequired: true,
  minLength: 1,
  maxLength: 128,
  pattern: null,
  patternId: null,
};

/** The platform's translated rule for a new password. */
export interface NewPasswordRule {
  /** The requirements, as a checklist. */
  readonly ticks: readonly PasswordRule[];
  /** The error of a password; null if it's valid. */
  errorOf(password: string): string | null;
}

export function usePasswordRule(): NewPasswordRule {
  const { registerRules } = useSiteConfig();
  const errorText = useErrorText();
  const rule = registerRules['password'] ?? ANY_PASSWORD;
  return {
    ticks: usePasswordTicks(rule),
    errorOf(password) {
      if (password === '') return errorText({ key: 'form.newPasswordRequired' });
      const error = checkPassword(password, rule);
      return error && errorText({ key: error.messageKey, params: error.params });
    },
  };
}

/** Splits a password rule into a checklist. */
export function usePasswordTicks(rule: FieldRule): readonly PasswordRule[] {
  // Loaded up front, because the rules' names are shown immediately and must not fall back.
  useCatalogue(errorsCatalogue);
  const errorText = useErrorText();
  return passwordTicks(rule, '').map(({ messageKey, params }) => ({
    id: messageKey,
    label: errorText({ key: messageKey, params }),
    isMet: (password) =>
      passwordTicks(rule, password).some((tick) => tick.messageKey === messageKey && tick.isMet),
  }));
}
