import { ChevronDown } from 'lucide-react';
import { GAME_SORTS, type GameSort } from '../../address/lobbyAddress';
import { useFiltersT } from '../../filters/locales';
import styles from './SortSelect.module.css';

export interface SortSelectProps {
  value: GameSort;
  onChange(sort: GameSort): void;
  /** Id of the form, if rendered outside it. */
  form?: string;
}

/**
 * The sort order of a lobby. A native `<select>`, which works well on every phone and is submitted by a
 * surrounding form without JavaScript.
 */
export function SortSelect({ value, onChange, form }: SortSelectProps) {
  const t = useFiltersT();
  return (
    <label className={styles['sort']}>
      <span className={styles['label']}>{t('sort.label')}</span>
      <span className={styles['box']}>
        <select
          className={styles['select']}
          name="sort"
          form={form}
          value={value}
          onChange={(event) => {
            const sort = GAME_SORTS.find((known) => known === event.target.value);
            if (sort) onChange(sort);
          }}
        >
          {GAME_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <ChevronDown className={styles['arrow']} aria-hidden />
      </span>
    </label>
  );
}
