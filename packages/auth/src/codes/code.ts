import { checkField, type FieldFault } from '@perya/rules/accounts';

const CODE_RULE = {
  isEnabled: true,
  isRequired: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
};

/** The translated error of a verification code: empty, or longer than 255 characters. */
export function codeFault(
  code: string,
  errorText: (fault: { key: string; params: FieldFault['params'] }) => string,
): string | null {
  const fault = checkField('verificationCode', code, { isRequired: true, rule: CODE_RULE });
  return fault && errorText({ key: fault.messageKey, params: fault.params });
}
