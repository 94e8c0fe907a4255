import { useId, type ReactNode } from 'react';

import styles from './PageFrame.module.css';

export interface PageFrameProps {
  title: string;
  /** A sentence below the title: what the page is for. */
  lead?: ReactNode;
  /** Beside the title: refresh, export. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of each page of the member centre: its heading, its actions, its parts below each other. */
export function PageFrame({ title, lead, actions, children }: PageFrameProps) {
  const id = useId();
  return (
    <section className={styles['page']} aria-labelledby={id}>
      <header className={styles['header']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
