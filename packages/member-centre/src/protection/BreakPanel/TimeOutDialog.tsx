import {
  getAvailablePromotionCount,
  getAvailablePromotions,
  getProtection,
  listAnnouncements,
  listPromotions,
  takeTimeOut,
  type Protection,
} from '@perya/api-client';
import { refreshCalls, useApi, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { Button, RadioGroup } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';

import { useProtectionT } from '../locales';
import { useLimitFormat } from '../words/useLimitFormat';
import styles from './BreakPanel.module.css';

export interface TimeOutDialogProps {
  open: boolean;
  protection: Protection;
  onClose(): void;
}

const HOUR_MS = 3_600_000;
/** Other features that a break disables. */
const OFFERS = [
  listPromotions,
  getAvailablePromotions,
  getAvailablePromotionCount,
  listAnnouncements,
];

/** Selects the length of a time-out and starts it. */
export function TimeOutDialog({ open, protection, onClose }: TimeOutDialogProps) {
  const t = useProtectionT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const client = useApi();
  const words = useLimitFormat(protection.currency);
  const id = useId();
  const { control, handleSubmit } = useForm({
    defaultValues: { hours: protection.timeOutHours[0] ?? 0 },
  });
  const hours = useWatch({ control, name: 'hours' });
  const { mutate, isPending, error, reset } = useApiMutation(takeTimeOut, {
    onSuccess: () => {
      onClose();
      return refreshCalls(queries, [getProtection, ...OFFERS]);
    },
  });
  const submit = handleSubmit((values) => {
    if (!isPending) mutate(values);
  });
  return (
    <Dialog
      open={open}
      onClose={() => {
        reset();
        onClose();
      }}
      title={t('timeOut.title')}
      description={t('timeOut.rules')}
      labels={{ close: t('dialog.close') }}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" busy={isPending}>
            {t('timeOut.begin', { length: words.hours(hours) })}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Controller
          control={control}
          name="hours"
          render={({ field }) => (
            <RadioGroup
              label={t('break.length')}
              variant="chips"
              value={String(field.value)}
              onValueChange={(value) => field.onChange(Number(value))}
              options={protection.timeOutHours.map((each) => ({
                value: String(each),
                label: words.hours(each),
              }))}
            />
          )}
        />
      </form>
      {open && (
        <p className={styles['ends']}>
          {t('break.ends', { until: words.moment(client.serverNow() + hours * HOUR_MS) })}
        </p>
      )}
      {error && (
        <p role="alert" className={styles['error']}>
          {errorText(error)}
        </p>
      )}
    </Dialog>
  );
}
