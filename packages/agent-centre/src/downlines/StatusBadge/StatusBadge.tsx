import type { Downline, DownlineStatus } from '@perya/api-client';
import { Badge, type BadgeTone } from '@perya/ui-kit';

import styles from '../downlines.module.css';
import { useDownlinesT } from '../locales';

const TONES: Readonly<Record<DownlineStatus, BadgeTone>> = {
  new: 'teal',
  active: 'success',
  dormant: 'neutral',
};

/** Whether a member is online, and has been active recently. */
export function StatusBadge({
  downline: { status, isOnline },
}: {
  downline: Pick<Downline, 'status' | 'isOnline'>;
}) {
  const t = useDownlinesT();
  return (
    <span className={styles['badges']}>
      <Badge size="small" tone={TONES[status]}>
        {t(`status.${status}`)}
      </Badge>
      {isOnline && (
        <Badge size="small" tone="teal">
          {t('online')}
        </Badge>
      )}
    </span>
  );
}
