import { checkField, type FieldError } from '@perya/rules/accounts';

const CODE_RULE = {
  isEnabled: true,
  isRequired: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
};

/** The translated error of a verification code: empty, or longer than 255 characters. */
export function codeError(
  code: string,
  errorText: (error: { key: string; params: FieldError['params'] }) => string,
): string | null {
  const error = checkField('verificationCode', code, { isRequired: true, rule: CODE_RULE });
  return error && errorText({ key: error.messageKey, params: error.params });
}
