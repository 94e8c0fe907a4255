import type { PromotionDetail } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Link } from '@perya/ui-kit';
import { Check } from 'lucide-react';

import { useT } from '../../locales';
import styles from './Participation.module.css';

const STEPS = ['sent', 'read', 'decided'] as const;

/** The progress of an application, and what was sent. */
export function ApplicationProgress({
  promotion: { state, application },
}: {
  promotion: PromotionDetail;
}) {
  const t = useT();
  const format = useFormat();
  const current = state === 'process' ? 1 : 0;
  return (
    <>
      <ol className={styles['steps']}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={styles['step']}
            data-place={index <= current ? 'reached' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles['mark']} aria-hidden="true">
              {(index === 0 || index < current) && <Check />}
            </span>
            <span>
              {t(`steps.${step}`)}
              {index === 0 && application && (
                <span className={styles['note']}>{format.dateTime(application.sentAt)}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {application && (application.comment !== '' || application.pictures.length > 0) && (
        <div className={styles['sent']}>
          <h3 className={styles['sentTitle']}>{t('part.youSent')}</h3>
          {application.comment !== '' && <p className={styles['text']}>{application.comment}</p>}
          {application.pictures.map((address, index) => (
            <Link
              key={address}
              href={address}
              variant="standalone"
              externalLabel={t('detail.opensTab')}
            >
              {t('part.picture', { number: format.number(index + 1) })}
            </Link>
          ))}
        </div>
      )}
    </>
  );
}
