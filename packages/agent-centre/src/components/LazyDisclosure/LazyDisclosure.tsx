import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import styles from './LazyDisclosure.module.css';

export interface LazyDisclosureProps {
  /** The label of the toggle, such as "As a table". */
  label: string;
  children: ReactNode;
}

/** A disclosure whose content is rendered when first opened. */
export function LazyDisclosure({ label, children }: LazyDisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={styles['disclosed']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary className={styles['summary']}>
        <ChevronRight className={styles['mark']} aria-hidden />
        {label}
      </summary>
      {wasOpened && <div className={styles['content']}>{children}</div>}
    </details>
  );
}
