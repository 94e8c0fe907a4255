import { decodeRegisterRules } from '@perya/api-client/server';
import { checkPassword } from '@perya/rules/accounts';
import { invalidFields } from '../../../kernel/http/fieldErrors';
import type { Brand } from '../../../kernel/brand';

/** Rejects a new password that breaks the brand's rule for the field `password`, with the rule's message. */
export function requirePasswordRule({ registerRules }: Brand, newPassword: string): void {
  const { password: rule } = decodeRegisterRules(registerRules);
  const error = rule === undefined ? null : checkPassword(newPassword, rule);
  if (error !== null) throw invalidFields([{ path: 'newPassword', ...error }]);
}
