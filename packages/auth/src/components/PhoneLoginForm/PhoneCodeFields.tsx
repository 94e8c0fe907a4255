import { useErrorText } from '@perya/i18n';
import { Field, Input } from '@perya/ui-kit';
import { useEffect, useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';

import { codeError } from '../../codes/code';
import type { CodeSender } from '../../codes/useCodeSender';
import { useT } from '../../locales';
import type { PhoneFields } from '../../login/useLogin';
import { CodeField } from '../CodeField/CodeField';
import styles from './PhoneLoginForm.module.css';

export interface PhoneCodeFieldsProps {
  form: UseFormReturn<PhoneFields>;
  sender: CodeSender;
  /** The platform doesn't recognize this IP address and has sent a second code. */
  needsSecondCode: boolean;
}

/** The code field, and the second code field with an explanation. */
export function PhoneCodeFields({ form, sender, needsSecondCode }: PhoneCodeFieldsProps) {
  const t = useT();
  const errorText = useErrorText();
  const titleId = useId();
  const { control, register, formState, setFocus } = form;
  const check = (code: string) => codeError(code, errorText) ?? true;

  // The field appeared after a button press elsewhere, so focus it.
  useEffect(() => {
    if (needsSecondCode) setFocus('secondCode');
  }, [needsSecondCode, setFocus]);

  return (
    <>
      <Controller
        control={control}
        name="code"
        rules={{ validate: check }}
        render={({ field, fieldState }) => (
          <CodeField
            {...field}
            label={t('loginForm.code')}
            error={fieldState.error?.message}
            sender={sender}
          />
        )}
      />
      {needsSecondCode && (
        <section className={styles['second']} aria-labelledby={titleId}>
          <h3 id={titleId} className={styles['secondTitle']}>
            {t('loginForm.secondCodeTitle')}
          </h3>
          <p className={styles['secondNote']} role="status">
            {t('loginForm.secondCodeNote')}
          </p>
          <Field
            label={t('loginForm.secondCode')}
            error={formState.errors.secondCode?.message}
            required
          >
            <Input
              {...register('secondCode', { validate: check })}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={255}
            />
          </Field>
        </section>
      )}
    </>
  );
}
