import { excludeMyself, type Protection } from '@perya/api-client';
import { useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { signOut } from '@perya/session';
import { Button, Checkbox, Field, Link, PasswordInput, RadioGroup, useToast } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useId, useState, type ReactElement } from 'react';

import { useProtectionT } from '../i18n';
import { useWords } from '../useWords';
import styles from './BreakPanel.module.css';

export interface SelfExclusionDialogProps {
  open: boolean;
  protection: Protection;
  withdraw: ReactElement<Record<string, unknown>>;
  onClose(): void;
}

const FOR_GOOD = 'for-good';

/** Closes the account for months or for good; afterwards nobody is signed in. */
export function SelfExclusionDialog({
  open,
  protection,
  withdraw,
  onClose,
}: SelfExclusionDialogProps) {
  const t = useProtectionT();
  const words = useWords(protection.currency);
  const toast = useToast();
  const errorText = useErrorText();
  const form = useId();
  const [length, setLength] = useState(String(protection.exclusionMonths[0] ?? FOR_GOOD));
  const [password, setPassword] = useState('');
  const [isSure, setIsSure] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const months = length === FOR_GOOD ? null : Number(length);
  const lengthText = months === null ? t('exclusion.forGood') : words.months(months);
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
      // The platform has ended the session: so does the site, everywhere.
      signOut();
    },
  });
  const isPasswordMissing = protection.hasPassword && password === '';

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
          <Button type="submit" form={form} variant="danger" busy={isPending}>
            {t('exclusion.begin')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
          if (isSure && !isPasswordMissing) mutate({ months, password });
        }}
      >
        <p className={styles['text']}>
          {t('exclusion.money')} <Link render={withdraw}>{t('exclusion.withdraw')}</Link>
        </p>
        <RadioGroup
          label={t('break.length')}
          variant="chips"
          value={length}
          onValueChange={setLength}
          options={[
            ...protection.exclusionMonths.map((each) => ({
              value: String(each),
              label: words.months(each),
            })),
            { value: FOR_GOOD, label: t('exclusion.forGood') },
          ]}
        />
        {protection.hasPassword && (
          <Field
            label={t('exclusion.password')}
            required
            error={isAsked && isPasswordMissing ? t('exclusion.passwordMissing') : null}
          >
            <PasswordInput
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
              maxLength={128}
              labels={{ show: t('exclusion.show'), hide: t('exclusion.hide') }}
            />
          </Field>
        )}
        <Checkbox
          label={t('exclusion.sure', { length: lengthText })}
          checked={isSure}
          onChange={(event) => setIsSure(event.target.checked)}
          error={isAsked && !isSure ? t('exclusion.sureMissing') : undefined}
        />
        {error && (
          <p role="alert" className={styles['error']}>
            {errorText(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
