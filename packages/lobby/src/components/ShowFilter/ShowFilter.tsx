import { Link } from 'react-router';
import { useT } from '../../i18n';
import { GAME_SHOWS, type GameShow } from '../../lobby-address';
import styles from './ShowFilter.module.css';

export interface ShowFilterProps {
  chosen: GameShow;
  /** Free play is on: games with a demo can be asked for. */
  demoOn: boolean;
  hrefOf(show: GameShow): string;
}

/** All, hot or new games (or those with a demo), as links: the address holds the choice. */
export function ShowFilter({ chosen, demoOn, hrefOf }: ShowFilterProps) {
  const t = useT();
  return (
    <nav className={styles['filter']} aria-label={t('flags.label')}>
      <ul className={styles['choices']}>
        {GAME_SHOWS.filter((show) => demoOn || show !== 'demo').map((show) => (
          <li key={show}>
            <Link
              className={styles['choice']}
              to={hrefOf(show)}
              preventScrollReset
              aria-current={show === chosen ? 'true' : undefined}
            >
              {t(`flags.${show}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
