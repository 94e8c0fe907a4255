import { useFormat } from '@perya/i18n';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FilterGroupData, FilterId } from '../../filters/filterGroups';
import { useFiltersT } from '../../filters/locales';
import { FilterGroup } from '../FilterGroup/FilterGroup';
import styles from './FilterBar.module.css';

export interface FilterBarProps {
  groups: readonly FilterGroupData[];
  onChange(id: FilterId, chosen: readonly string[]): void;
  /** Id of the form that submits the choices without JavaScript. */
  form?: string | undefined;
}

/**
 * All filters side by side, each in a `<details>`, which works before hydration and without JavaScript. Only
 * one is open at a time.
 */
export function FilterBar({ groups, onChange, form }: FilterBarProps) {
  const t = useFiltersT();
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  useClosedFromOutside(bar);
  return (
    <div ref={bar} className={styles['bar']} role="group" aria-label={t('filters.label')}>
      {groups.map((group) => (
        <details key={group.id} className={styles['filter']} name="lobby-filter">
          <summary className={styles['name']} data-chosen={group.chosen.length > 0 || undefined}>
            {t(`filters.${group.id}`)}
            {group.chosen.length > 0 && (
              <span className={styles['count']} data-numeric="">
                {format.number(group.chosen.length)}
              </span>
            )}
            <ChevronDown className={styles['arrow']} aria-hidden />
          </summary>
          <div className={styles['panel']}>
            <FilterGroup
              group={group}
              form={form}
              isNameHidden
              onChange={(chosen) => onChange(group.id, chosen)}
            />
          </div>
        </details>
      ))}
    </div>
  );
}

/** Closes the open filter on an outside press or Esc; Esc returns the focus to its summary. */
function useClosedFromOutside(bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const open = () => bar.current?.querySelector<HTMLDetailsElement>('details[open]');
    const onPointerDown = (event: PointerEvent) => {
      const filter = open();
      if (filter && event.target instanceof Node && !filter.contains(event.target)) {
        filter.open = false;
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const filter = open();
      if (event.key !== 'Escape' || !filter) return;
      filter.open = false;
      filter.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPointerDown);
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('pointerdown', onPointerDown);
      removeEventListener('keydown', onKeyDown);
    };
  }, [bar]);
}
