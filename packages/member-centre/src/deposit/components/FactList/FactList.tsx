import type { ReactNode } from 'react';

import styles from './FactList.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
  /** Below the value. */
  note?: ReactNode;
}

export interface FactListProps {
  /** The accessible name of the list. */
  label: string;
  facts: readonly Fact[];
}

/** A list of names and values, one pair per line. */
export function FactList({ label, facts }: FactListProps) {
  return (
    <div className={styles['facts']} role="group" aria-label={label}>
      <dl>
        {facts.map(({ name, value, note }) => (
          <div key={name} className={styles['fact']}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note !== undefined && <span className={styles['note']}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
