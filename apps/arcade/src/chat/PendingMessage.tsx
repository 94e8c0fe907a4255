import { CHAT_MAX_LENGTH } from '@perya/api-client';
import { Button, VisuallyHidden } from '@perya/ui-kit';
import styles from './Message.module.css';
import type { PendingLine } from './room';
import { useChatT } from './texts';

export interface PendingMessageProps {
  line: PendingLine;
  onSendAgain(): void;
  onDiscard(): void;
}

/** A message that's being sent or was rejected, with the reason. */
export function PendingMessage({ line, onSendAgain, onDiscard }: PendingMessageProps) {
  const { text, rejection } = line;
  const t = useChatT();
  const reason = useReasonText(line);
  return (
    <li
      className={styles['message']}
      data-message=""
      data-kind="mine"
      data-pending={rejection ?? 'sending'}
    >
      <p className={styles['name']}>
        <VisuallyHidden>{t('you')}</VisuallyHidden>
      </p>
      <div className={styles['bubble']}>
        <p className={styles['text']} dir="auto">
          {text}
        </p>
      </div>
      <div className={styles['state']}>
        <span>{reason}</span>
        {rejection !== undefined && (
          <>
            <Button size="small" variant="quiet" onClick={onSendAgain}>
              {t('again')}
            </Button>
            <Button size="small" variant="quiet" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function useReasonText({ rejection, retryAfterMs = 0 }: PendingLine): string {
  const t = useChatT();
  if (rejection === undefined) return t('sending');
  switch (rejection) {
    case 'too-fast':
      return t('tooFast', { seconds: Math.ceil(retryAfterMs / 1000) });
    case 'too-long':
      return t('tooLong', { max: CHAT_MAX_LENGTH });
    case 'repeated':
      return t('repeated');
    case 'empty':
      return t('notSent');
  }
}
