import type { RegisterFieldPlan } from '@perya/rules/accounts';
import { Field, Input, type InputProps } from '@perya/ui-kit';

import { useT } from '../../locales';
import { useFieldHelp, useFieldLabel, type WordedField } from './fieldWords';

export interface TextFieldProps {
  field: WordedField;
  plan: RegisterFieldPlan;
  value: string;
  error: string | undefined;
  onChange(text: string): void;
  onBlur(): void;
}

/** Attributes for autofill, password managers and mobile keyboards, and the contract's maximum length. */
const ATTRIBUTES: Partial<Record<WordedField, InputProps>> = {
  username: { autoComplete: 'username', maxLength: 64 },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words', maxLength: 128 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  qqNum: { inputMode: 'numeric', maxLength: 20 },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 64 },
  zalo: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 64 },
  facebook: { maxLength: 128 },
  affiliateCode: { maxLength: 64 },
};
const USUAL: InputProps = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 64,
};

/** A single-line text field. */
export function TextField({ field, plan, value, error, onChange, onBlur }: TextFieldProps) {
  const t = useT();
  const labelOf = useFieldLabel();
  const helpOf = useFieldHelp();
  return (
    <Field
      label={labelOf(field)}
      help={helpOf(field, plan.rule)}
      error={error}
      required={plan.isRequired}
      optionalLabel={t('registerForm.optional')}
    >
      <Input
        {...USUAL}
        {...ATTRIBUTES[field]}
        name={field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
