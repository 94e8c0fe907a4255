import type { RegisterInput } from '@perya/api-client';
import type { RegisterField, RegisterFieldPlan } from '@perya/rules/accounts';

import type { ParsedPhone } from '../phone/phone';

/** The request body without the values that the page adds. */
export type RegisterFormInput = Omit<RegisterInput, 'registerUrl' | 'domain'>;

/** Fields whose names differ between the request and the rules. */
const INPUT_NAMES: Partial<Record<RegisterField, keyof RegisterFormInput>> = {
  checkPass: 'confirmPassword',
  qqNum: 'qqNumber',
};

/** Only rendered, non-empty fields are sent. */
export async function inputOf(
  plans: readonly RegisterFieldPlan[],
  all: Readonly<Record<RegisterField, string>>,
  read: ParsedPhone | null,
): Promise<RegisterFormInput> {
  const { fieldText } = await import('./registerChecks');
  const input: Record<string, string> = {};
  for (const { field } of plans) {
    if (field === 'mobileNum') Object.assign(input, read);
    else {
      const text = fieldText(field, all[field]);
      if (text !== '') input[INPUT_NAMES[field] ?? field] = text;
    }
  }
  return input;
}
