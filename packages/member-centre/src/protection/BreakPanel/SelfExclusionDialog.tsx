import { excludeMyself, type Protection } from '@perya/api-client';
import { useApiMutation } from '@perya/api-client/react';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { signOut } from '@perya/session';
import { Button, Checkbox, Field, Link, PasswordInput, RadioGroup, useToast } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useId, type ReactElement } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { useProtectionT } from '../locales';
import { useLimitFormat } from '../words/useLimitFormat';
import styles from './BreakPanel.module.css';

export interface SelfExclusionDialogProps {
  open: boolean;
  protection: Protection;
  withdraw: ReactElement<Record<string, unknown>>;
  onClose(): void;
}

const FOR_GOOD = 'for-good';

/** Closes the account for months or permanently, and signs the member out. */
export function SelfExclusionDialog({
  open,
  protection,
  withdraw,
  onClose,
}: SelfExclusionDialogProps) {
  const t = useProtectionT();
  const words = useLimitFormat(protection.currency);
  const toast = useToast();
  const id = useId();
  const form = useValidatedForm({
    defaultValues: {
      length: String(protection.exclusionMonths[0] ?? FOR_GOOD),
      password: '',
      isSure: false,
    },
    validate: ({ password, isSure }) => ({
      password: protection.hasPassword && password === '' ? t('exclusion.passwordMissing') : null,
      isSure: isSure ? null : t('exclusion.sureMissing'),
    }),
  });
  const { control, register } = form;
  const { errors } = form.formState;
  const length = useWatch({ control, name: 'length' });
  const lengthText = length === FOR_GOOD ? t('exclusion.forGood') : words.months(Number(length));
  const { mutate, isPending, error } = useApiMutation(excludeMyself, {
    onSuccess: ({ endsAt }) => {
      toast.show({
        title:
          endsAt === null
            ? t('exclusion.doneForGood')
            : t('exclusion.done', { until: words.moment(endsAt) }),
        description: t('exclusion.doneText'),
        durationMs: 0,
      });
      onClose();
      // The platform has ended the session, so sign out of every tab.
      signOut();
    },
  });
  const failure = useRejectedFields(form, error);
  const submit = form.handleSubmit(({ length: chosen, password }) => {
    if (isPending) return;
    mutate({
      months: chosen === FOR_GOOD ? null : Number(chosen),
      password,
      confirmed: true,
    });
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('exclusion.title')}
      description={t('exclusion.rules')}
      labels={{ close: t('dialog.close') }}
      closeOnCoverClick={false}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={id} variant="danger" busy={isPending}>
            {t('exclusion.begin')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles['text']}>
          {t('exclusion.money')} <Link render={withdraw}>{t('exclusion.withdraw')}</Link>
        </p>
        <Controller
          control={control}
          name="length"
          render={({ field }) => (
            <RadioGroup
              label={t('break.length')}
              variant="chips"
              value={field.value}
              onValueChange={field.onChange}
              options={[
                ...protection.exclusionMonths.map((each) => ({
                  value: String(each),
                  label: words.months(each),
                })),
                { value: FOR_GOOD, label: t('exclusion.forGood') },
              ]}
            />
          )}
        />
        {protection.hasPassword && (
          <Field label={t('exclusion.password')} required error={errors.password?.message}>
            <PasswordInput
              {...register('password')}
              autoComplete="current-password"
              maxLength={128}
              labels={{ show: t('exclusion.show'), hide: t('exclusion.hide') }}
            />
          </Field>
        )}
        <Checkbox
          {...register('isSure')}
          label={t('exclusion.sure', { length: lengthText })}
          error={errors.isSure?.message}
        />
        {failure !== null && (
          <p role="alert" className={styles['error']}>
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
