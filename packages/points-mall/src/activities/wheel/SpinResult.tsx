import type { Spin } from '@perya/api-client';
import { usePrizeText } from '@perya/page-kit';
import { Link } from '@perya/ui-kit';
import { Link as RouterLink } from 'react-router';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';
import panelStyles from './WheelPanel.module.css';

export interface SpinResultProps {
  /** Null while the wheel spins. */
  spin: Spin | null;
}

/** The result of a spin, announced once the wheel has stopped. Without a win, only a plain message. */
export function SpinResult({ spin }: SpinResultProps) {
  const t = useActivitiesT();
  return <div role="status">{spin === null ? t('wheel.turning') : <Won spin={spin} />}</div>;
}

function Won({ spin: { prize, name } }: { spin: Spin }) {
  const t = useActivitiesT();
  const prizeText = usePrizeText();
  const text = prizeText(prize);
  const { kind, spins } = prize;
  if (text === null) {
    return (
      <div className={panelStyles['result']}>
        <p className={panelStyles['prize']}>{name}</p>
        <p className={styles['text']}>{t('wheel.wonNothing')}</p>
      </div>
    );
  }
  return (
    <div className={panelStyles['result']}>
      <p className={panelStyles['prize']} data-won>
        {t('wheel.won', { prize: text })}
      </p>
      {kind !== 'none' && <p className={styles['text']}>{t(`wonText.${kind}`)}</p>}
      {spins && (
        <p className={styles['text']}>
          <Link
            render={
              <RouterLink
                to={{ pathname: '/rng', search: `?${new URLSearchParams({ q: spins.gameName })}` }}
              />
            }
          >
            {t('wheel.play', { game: spins.gameName })}
          </Link>
        </p>
      )}
    </div>
  );
}
