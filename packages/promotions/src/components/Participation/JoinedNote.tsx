import type { PromotionDetail } from '@perya/api-client';
import { useFormat } from '@perya/i18n';

import { useT } from '../../locales';
import styles from './Participation.module.css';

/** Since when a member has joined, and that there is no result yet. With a result, the state is different. */
export function JoinedNote({ promotion: { application } }: { promotion: PromotionDetail }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={styles['sent']}>
      {application && (
        <p className={styles['text']}>
          {t('part.joinedAt', { date: format.dateTime(application.sentAt) })}
        </p>
      )}
      <p className={styles['note']}>{t('part.nothingYet')}</p>
    </div>
  );
}
