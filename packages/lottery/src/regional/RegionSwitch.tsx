import { useFormat } from '@perya/i18n';
import type { VietnamRegion } from '@perya/rules/lottery';
import { Link } from 'react-router';

import { useRegionalT } from './locales';
import { frontOf, regionDraw, REGIONS } from './provinces';
import styles from './RegionSwitch.module.css';

export interface RegionSwitchProps {
  current: VietnamRegion;
  /** Server time, milliseconds. */
  now: number;
  addressOf(code: string): string;
}

/** The three regions, each with its draw time. */
export function RegionSwitch({ current, now, addressOf }: RegionSwitchProps) {
  const t = useRegionalT();
  const { time } = useFormat();
  return (
    <nav aria-label={t('regions')}>
      <ul className={styles['regions']}>
        {REGIONS.map((region) => {
          const drawn = regionDraw(region, now);
          return (
            <li key={region}>
              <Link
                className={styles['region']}
                to={addressOf(frontOf(region, now)?.code ?? '')}
                preventScrollReset
                aria-current={region === current ? 'true' : undefined}
              >
                <strong>{t(`region.${region}`)}</strong>
                {drawn && <span>{t('daily', { time: time(drawn.drawAt) })}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
