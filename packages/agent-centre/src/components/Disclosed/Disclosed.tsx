import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import styles from './Disclosed.module.css';

export interface DisclosedProps {
  /** The label of the toggle, such as "As a table". */
  label: string;
  children: ReactNode;
}

/** A disclosure whose content is rendered when first opened. */
export function Disclosed({ label, children }: DisclosedProps) {
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
