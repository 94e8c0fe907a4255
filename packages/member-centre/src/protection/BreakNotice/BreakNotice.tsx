import type { PlayBreak } from '@perya/api-client';
import { Link } from '@perya/ui-kit';
import { Moon } from 'lucide-react';
import type { ReactElement } from 'react';

import { useProtectionT } from '../locales';
import { useLimitFormat } from '../words/useLimitFormat';
import styles from './BreakNotice.module.css';

export interface BreakNoticeProps {
  playBreak: PlayBreak;
  currency: string;
  /** A link to the withdrawal, which remains available during a break. */
  withdraw: ReactElement<Record<string, unknown>>;
}

/** Shows that a break is active, when it ends, and what remains available. */
export function BreakNotice({ playBreak: { endsAt }, currency, withdraw }: BreakNoticeProps) {
  const t = useProtectionT();
  const words = useLimitFormat(currency);
  return (
    <section className={styles['notice']} aria-labelledby="play-break">
      <Moon strokeWidth={1.5} aria-hidden className={styles['icon']} />
      <div>
        <h3 id="play-break">
          {endsAt === null
            ? t('notice.forGood')
            : t('notice.until', { until: words.moment(endsAt) })}
        </h3>
        <p className={styles['text']}>{t('notice.text')}</p>
        <Link render={withdraw}>{t('notice.withdraw')}</Link>
      </div>
    </section>
  );
}
