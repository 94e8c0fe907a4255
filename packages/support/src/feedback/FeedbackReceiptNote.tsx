import { Button } from '@perya/ui-kit';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

import styles from './Feedback.module.css';
import { useT } from './locales';

interface FeedbackReceiptNoteProps {
  reference: string;
  onWriteAnother(): void;
}

/** Replaces the form once the message has been sent, and takes the focus. */
export function FeedbackReceiptNote({ reference, onWriteAnother }: FeedbackReceiptNoteProps) {
  const t = useT();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles['receipt']}>
      <MailCheck className={styles['receiptIcon']} strokeWidth={1.5} aria-hidden />
      <p ref={title} className={styles['receiptTitle']} tabIndex={-1}>
        {t('receipt.title')}
      </p>
      <p>{t('receipt.text')}</p>
      <dl className={styles['reference']}>
        <dt>{t('receipt.reference')}</dt>
        <dd>{reference}</dd>
      </dl>
      <Button onClick={onWriteAnother}>{t('receipt.another')}</Button>
    </div>
  );
}
