import type { RegisterInput } from '@perya/api-client';
import type { RegisterField, RegisterFieldPlan } from '@perya/rules/accounts';

import type { ReadPhone } from '../phone/phone';

/** Of the call, without what the page adds by itself. */
export type CheckedInput = Omit<RegisterInput, 'registerUrl' | 'domain'>;

/** Where the call names a field differently from its rule. */
const INPUT_NAMES: Partial<Record<RegisterField, keyof CheckedInput>> = {
  checkPass: 'confirmPassword',
  qqNum: 'qqNumber',
};

/** Only what is drawn and filled is sent. */
export async function inputOf(
  plans: readonly RegisterFieldPlan[],
  all: Readonly<Record<RegisterField, string>>,
  read: ReadPhone | null,
): Promise<CheckedInput> {
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
