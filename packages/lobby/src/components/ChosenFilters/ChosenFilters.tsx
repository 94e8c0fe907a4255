import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { LobbyFilters } from '../../address/lobbyAddress';
import { filtersOf, NO_CHOICES, type FilterGroupData } from '../../filters/filterGroups';
import { useFiltersT } from '../../filters/locales';
import styles from './ChosenFilters.module.css';

export interface ChosenFiltersProps {
  groups: readonly FilterGroupData[];
  /** URL with some of the filters changed. */
  hrefOf(change: Partial<LobbyFilters>): string;
}

/** The active filters, each with a link to remove it. Renders nothing if there are none. */
export function ChosenFilters({ groups, hrefOf }: ChosenFiltersProps) {
  const t = useFiltersT();
  const chosen = groups.flatMap(({ id, choices, chosen }) =>
    choices
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label }) => ({
        key: `${id}:${value}`,
        label,
        href: hrefOf(
          filtersOf(
            id,
            chosen.filter((each) => each !== value),
          ),
        ),
      })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className={styles['chosen']} aria-label={t('filters.chosen')}>
      {chosen.map(({ key, label, href }) => (
        <li key={key} className={styles['place']}>
          <Link
            className={styles['chip']}
            to={href}
            preventScrollReset
            aria-label={t('filters.remove', { choice: label })}
          >
            <span className={styles['label']}>{label}</span>
            <X className={styles['cross']} aria-hidden />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link className={styles['all']} to={hrefOf(NO_CHOICES)} preventScrollReset>
            {t('filters.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
