import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import styles from './Disclosed.module.css';

export interface DisclosedProps {
  /** What opens: "As a table". */
  label: string;
  children: ReactNode;
}

/** What is there for whoever asks for it; drawn when it is first opened. */
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
