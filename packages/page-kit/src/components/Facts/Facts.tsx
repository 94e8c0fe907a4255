import type { ReactNode } from 'react';

import styles from './Facts.module.css';

/** Props of {@link Facts}. */
export interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A list of names and values, in a drawer or a card. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
