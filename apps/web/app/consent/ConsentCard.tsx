import { Button, IconButton } from '@perya/ui-kit';
import { X } from 'lucide-react';
import { useId } from 'react';

import type { Consent } from './consent';
import styles from './ConsentCard.module.css';
import { useConsentT } from './locales';

export interface ConsentCardProps {
  /** The current answer; null if there is none. */
  consent: Consent;
  onAnswer(answer: 'granted' | 'denied'): void;
  /** Closes the card and keeps the current answer. Absent if there is none. */
  onClose?: (() => void) | undefined;
}

/**
 * Asks for consent to statistics. The card covers and blocks nothing. Yes and no are the same size, and the
 * answer can be changed later from the footer of every page.
 */
export function ConsentCard({ consent, onAnswer, onClose }: ConsentCardProps) {
  const t = useConsentT();
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t('title')}
      </h2>
      <p className={styles['text']}>{t('text')}</p>
      {consent !== null && <p className={styles['now']}>{t(`now.${consent}`)}</p>}
      <div className={styles['answers']}>
        <Button onClick={() => onAnswer('denied')}>{t('refuse')}</Button>
        <Button onClick={() => onAnswer('granted')}>{t('allow')}</Button>
      </div>
      {onClose && (
        <IconButton className={styles['close']} label={t('close')} icon={<X />} onClick={onClose} />
      )}
    </section>
  );
}
