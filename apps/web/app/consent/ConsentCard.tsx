import { Button, IconButton } from '@perya/ui-kit';
import { X } from 'lucide-react';
import { useId } from 'react';

import type { Consent } from './consent';
import styles from './ConsentCard.module.css';
import { useConsentT } from './locales';

export interface ConsentCardProps {
  /** What holds now; null where nothing was said yet. */
  consent: Consent;
  onAnswer(answer: 'granted' | 'denied'): void;
  /** Leaves the answer as it is; absent where there is none yet. */
  onClose?: (() => void) | undefined;
}

/**
 * The question about statistics. It covers nothing and holds nobody up; yes and no are the same size,
 * and as easy to find again later (at the foot of every page).
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
