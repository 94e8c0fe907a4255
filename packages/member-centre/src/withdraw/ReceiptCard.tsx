import {
  confirmWithdrawal,
  getWithdrawal,
  listWithdrawals,
  PROOF_COMMENT_LENGTH,
  reportWithdrawalMissing,
  type WithdrawalDetail,
} from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { PictureField, useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { Button, Card, Field, TextArea } from '@perya/ui-kit';
import type { ChosenPicture } from '@perya/ui-kit/picture-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { useWithdrawT } from './locales';
import styles from './Withdraw.module.css';

/**
 * Asks whether a paid withdrawal has arrived: yes, or no with proof. Without an answer, it counts as received
 * when the time is up (specification §4, withdrawal receipt).
 */
export function ReceiptCard({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const t = useWithdrawT();
  const format = useFormat();
  const errorText = useErrorText();
  const [isMissing, setIsMissing] = useState(false);
  const { id, state, net, receiptDueAt } = withdrawal;
  const refresh = useRefresh();
  const confirm = useApiMutation(confirmWithdrawal, { onSuccess: refresh });
  if (state !== 'paid' && state !== 'notReceived') return null;
  const received = (
    <Button
      variant={state === 'paid' ? 'primary' : 'secondary'}
      busy={confirm.isPending}
      onClick={() => confirm.mutate({ id })}
    >
      {t('receipt.received')}
    </Button>
  );
  return (
    <Card title={state === 'paid' ? t('receipt.title') : t('receipt.missingTitle')} titleLevel={3}>
      <div className={styles['form']}>
        <p>
          {state === 'paid'
            ? t('receipt.text', {
                amount: format.money(net.minor, net.currency),
                time: receiptDueAt === null ? '' : format.dateTime(receiptDueAt),
              })
            : t('receipt.missingText')}
        </p>
        {isMissing && state === 'paid' ? (
          <MissingForm id={id} onBack={() => setIsMissing(false)} />
        ) : (
          <div className={styles['actions']}>
            {received}
            {state === 'paid' && (
              <Button onClick={() => setIsMissing(true)}>{t('receipt.notReceived')}</Button>
            )}
          </div>
        )}
        {confirm.error && (
          <p role="alert" className={styles['rejection']}>
            {errorText(confirm.error)}
          </p>
        )}
        {withdrawal.proofs.length > 0 && (
          <p className={styles['hint']}>
            {t('receipt.proofs', { count: withdrawal.proofs.length })}
          </p>
        )}
      </div>
    </Card>
  );
}

interface MissingValues {
  pictures: readonly ChosenPicture[];
  comment: string;
}

function MissingForm({ id, onBack }: { id: string; onBack(): void }) {
  const t = useWithdrawT();
  const requiredText = useErrorText()({ key: 'form.required' });
  const form = useValidatedForm<MissingValues>({
    defaultValues: { pictures: [], comment: '' },
    validate: ({ pictures }) => ({
      pictures: pictures.length === 0 ? requiredText : null,
    }),
  });
  const { control, formState } = form;
  const pictures = useWatch({ control, name: 'pictures' });
  const report = useApiMutation(reportWithdrawalMissing, { onSuccess: useRefresh() });
  const errorText = useRejectedFields(form, report.error);
  const submit = form.handleSubmit((values) => {
    if (report.isPending) return;
    report.mutate({
      id,
      comment: values.comment,
      pictures: values.pictures.map(({ file }) => file),
    });
  });
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <Controller
        control={control}
        name="pictures"
        render={({ field, fieldState }) => (
          <PictureField
            label={t('receipt.proof')}
            pictures={field.value}
            onChange={field.onChange}
            disabled={report.isPending}
            error={fieldState.error?.message}
            required
          />
        )}
      />
      <Field
        label={t('receipt.comment')}
        optionalLabel={t('receipt.optional')}
        error={formState.errors.comment?.message}
      >
        <TextArea {...form.register('comment')} rows={3} maxLength={PROOF_COMMENT_LENGTH} />
      </Field>
      {errorText !== null && (
        <p role="alert" className={styles['rejection']}>
          {errorText}
        </p>
      )}
      <div className={styles['actions']}>
        <Button
          type="submit"
          variant="primary"
          busy={report.isPending}
          disabled={pictures.length === 0}
        >
          {t('receipt.send')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('receipt.back')}
        </Button>
      </div>
    </form>
  );
}

function useRefresh() {
  const queries = useQueryClient();
  return () => refreshCalls(queries, [getWithdrawal, listWithdrawals]);
}
