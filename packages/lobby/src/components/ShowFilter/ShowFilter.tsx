import { useFormat } from '@perya/i18n';
import { Link } from 'react-router';
import { GAME_SHOWS, type GameShow } from '../../address/lobbyAddress';
import { useFiltersT } from '../../filters/locales';
import styles from './ShowFilter.module.css';

export interface ShowFilterProps {
  chosen: GameShow;
  /** Free play is enabled: the list of games with a demo is offered. */
  demoOn: boolean;
  /** Number of games per list, where known. */
  counts?: Readonly<Partial<Record<GameShow, number>>>;
  hrefOf(show: GameShow): string;
}

/** Links to the lists of a lobby with their game counts. The URL determines the current one. */
export function ShowFilter({ chosen, demoOn, counts, hrefOf }: ShowFilterProps) {
  const t = useFiltersT();
  const format = useFormat();
  return (
    <nav className={styles['filter']} aria-label={t('flags.label')}>
      <ul className={styles['choices']}>
        {GAME_SHOWS.filter((show) => demoOn || show !== 'demo').map((show) => {
          const count = counts?.[show];
          return (
            <li key={show}>
              <Link
                className={styles['choice']}
                to={hrefOf(show)}
                preventScrollReset
                aria-current={show === chosen ? 'true' : undefined}
              >
                {t(`flags.${show}`)}
                {count !== undefined && (
                  <span className={styles['count']} data-numeric="">
                    {format.number(count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
