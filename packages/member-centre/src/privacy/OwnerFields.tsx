import { Field, Input, PasswordInput } from '@perya/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { usePrivacyT } from './locales';

/** A registered field and its error. */
interface OwnerField {
  input: UseFormRegisterReturn;
  error: string | undefined;
}

export interface OwnerFieldsProps {
  password: OwnerField;
  /** The code of the second sign-in step; undefined if that is off. */
  code: OwnerField | undefined;
}

/** Asks for the login password, and for the code of the second step: proves that it's the owner who asks. */
export function OwnerFields({ password, code }: OwnerFieldsProps) {
  const t = usePrivacyT();
  return (
    <>
      <Field label={t('download.password')} error={password.error} required>
        <PasswordInput
          {...password.input}
          autoComplete="current-password"
          maxLength={128}
          labels={{ show: t('download.show'), hide: t('download.hide') }}
        />
      </Field>
      {code && (
        <Field label={t('download.code')} error={code.error} required>
          <Input
            {...code.input}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
          />
        </Field>
      )}
    </>
  );
}
