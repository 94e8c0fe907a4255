import { getDeposit, PICTURE_LIMITS, sendDepositReceipt, type Deposit } from '@perya/api-client';
import { apiQueryKey, useApi } from '@perya/api-client/react';
import { PictureField, useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { Button, ErrorPanel, Progress } from '@perya/ui-kit';
import type { ChosenPicture } from '@perya/ui-kit/picture-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';

import { useDepositT } from '../locales';
import styles from './DepositStatus.module.css';

/** Enough for three 5 MB pictures on a slow connection. */
const TIMEOUT_MS = 180_000;

/** Uploads the receipt of a transfer, and more pictures during its review. */
export function ReceiptPanel({ deposit }: { deposit: Deposit }) {
  const t = useDepositT();
  const titleId = useId();
  const form = useValidatedForm<{ pictures: readonly ChosenPicture[] }>({
    defaultValues: { pictures: [] },
    validate: ({ pictures }) => ({
      pictures: pictures.length === 0 ? t('receipt.missing') : null,
    }),
  });
  const { send, isSending, sent, error } = useReceipt(deposit.id, () => form.reset());
  const errorText = useRejectedFields(form, error);
  const kept = deposit.receipts.length;
  if (deposit.account === null) return null;
  const submit = form.handleSubmit(({ pictures }) => send(pictures.map(({ file }) => file)));
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('receipt.title')}</h3>
      {kept > 0 && <p className={styles['text']}>{t('receipt.sent', { count: kept })}</p>}
      {kept < PICTURE_LIMITS.pictures && (
        <form className={styles['page']} onSubmit={(event) => void submit(event)} noValidate>
          <Controller
            control={form.control}
            name="pictures"
            render={({ field, fieldState }) => (
              <PictureField
                label={kept > 0 ? t('receipt.more') : t('receipt.label')}
                pictures={field.value}
                onChange={field.onChange}
                required={kept === 0}
                disabled={isSending}
                error={fieldState.error?.message}
              />
            )}
          />
          {isSending && <Progress value={sent} max={1} label={t('receipt.send')} />}
          {errorText !== null && !isSending && (
            <ErrorPanel title={t('receipt.notSent')} reason={errorText} />
          )}
          <Button type="submit" variant={kept > 0 ? 'secondary' : 'primary'} busy={isSending}>
            {t('receipt.send')}
          </Button>
        </form>
      )}
    </section>
  );
}

/** Uploads pictures, one request at a time. The selection is kept until the upload succeeds. */
function useReceipt(id: string, onArrived: () => void) {
  const client = useApi();
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  // The second click of a double click comes before a re-render.
  const isInFlight = useRef(false);
  const { mutate, isPending, error } = useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: (pictures: readonly Blob[]) => {
      setSent(0);
      return client.call(
        sendDepositReceipt,
        { id, pictures },
        { timeoutMs: TIMEOUT_MS, onUploadProgress: setSent },
      );
    },
    onSuccess: (deposit) => {
      queries.setQueryData(apiQueryKey(getDeposit, { id }), deposit);
      onArrived();
    },
    onSettled: () => {
      isInFlight.current = false;
    },
  });
  return {
    send: (pictures: readonly Blob[]) => {
      if (isInFlight.current) return;
      isInFlight.current = true;
      mutate(pictures);
    },
    isSending: isPending,
    sent,
    error,
  };
}
