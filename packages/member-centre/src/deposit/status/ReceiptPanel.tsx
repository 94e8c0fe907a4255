import { getDeposit, PICTURE_LIMITS, sendDepositReceipt, type Deposit } from '@perya/api-client';
import { apiQueryKey, useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { Button, ErrorPanel, Progress } from '@perya/ui-kit';
import type { ChosenPicture } from '@perya/ui-kit/picture-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';

import { PictureField } from '../../components/PictureField/PictureField';
import { useDepositT } from '../i18n';
import styles from './DepositStatus.module.css';

/** Three pictures of 5 MB over a slow line. */
const TIMEOUT_MS = 180_000;

/** Takes the receipt of a transfer, and more pictures while it is looked at. */
export function ReceiptPanel({ deposit }: { deposit: Deposit }) {
  const t = useDepositT();
  const errorText = useErrorText();
  const titleId = useId();
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const { send, isSending, sent, error } = useReceipt(deposit.id, () => setPictures([]));
  const wanted = deposit.account !== null;
  const kept = deposit.receipts.length;
  if (!wanted) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(pictures.length === 0);
    if (pictures.length > 0) send(pictures.map(({ file }) => file));
  };
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['panelTitle']}>
        {t('receipt.title')}
      </h3>
      {kept > 0 && <p className={styles['text']}>{t('receipt.sent', { count: kept })}</p>}
      {kept < PICTURE_LIMITS.pictures && (
        <form className={styles['page']} onSubmit={submit} noValidate>
          <PictureField
            label={kept > 0 ? t('receipt.more') : t('receipt.label')}
            pictures={pictures}
            onChange={(chosen) => {
              setPictures(chosen);
              setIsMissing(false);
            }}
            required={kept === 0}
            disabled={isSending}
            error={isMissing ? t('receipt.missing') : undefined}
          />
          {isSending && <Progress value={sent} max={1} label={t('receipt.send')} />}
          {error && !isSending && (
            <ErrorPanel title={t('receipt.notSent')} reason={errorText(error)} />
          )}
          <Button type="submit" variant={kept > 0 ? 'secondary' : 'primary'} busy={isSending}>
            {t('receipt.send')}
          </Button>
        </form>
      )}
    </section>
  );
}

/** Sends pictures, one sending at a time; what was chosen stays until it has arrived. */
function useReceipt(id: string, onArrived: () => void) {
  const client = useApi();
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  // The second press of a double one comes before anything is drawn again.
  const isUnderWay = useRef(false);
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
      isUnderWay.current = false;
    },
  });
  return {
    send: (pictures: readonly Blob[]) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(pictures);
    },
    isSending: isPending,
    sent,
    error,
  };
}
