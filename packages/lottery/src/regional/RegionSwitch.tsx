import { useFormat } from '@perya/i18n';
import type { Lottery, VietnamRegion } from '@perya/rules/lottery';
import { Link } from 'react-router';

import { useRegionalT } from './locales';
import { frontOf, regionDraw, type Region } from '../queries/provinces';
import styles from './RegionSwitch.module.css';

export interface RegionSwitchProps {
  regions: readonly Region[];
  /** The lotteries that the brand offers. */
  lotteries: readonly Lottery[];
  current: VietnamRegion | undefined;
  /** Server time, milliseconds. */
  now: number;
  addressOf(code: string): string;
}

/** The regions, each with its draw time. */
export function RegionSwitch({ regions, lotteries, current, now, addressOf }: RegionSwitchProps) {
  const t = useRegionalT();
  const { time } = useFormat();
  return (
    <nav aria-label={t('regions')}>
      <ul className={styles['regions']}>
        {regions.map(({ code, name }) => {
          const drawn = regionDraw(lotteries, code, now);
          return (
            <li key={code}>
              <Link
                className={styles['region']}
                to={addressOf(frontOf(lotteries, code, now)?.code ?? '')}
                preventScrollReset
                aria-current={code === current ? 'true' : undefined}
              >
                <strong>{name}</strong>
                {drawn && <span>{t('daily', { time: time(drawn.drawAt) })}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
