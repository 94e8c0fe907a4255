import { useId, type ReactNode } from 'react';

import styles from './PageFrame.module.css';

/** Props of {@link PageFrame}. */
export interface PageFrameProps {
  title: string;
  /** A sentence below the title: the purpose of the page. */
  lead?: ReactNode;
  /** Next to the title: refresh, export. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of each page of the member center: heading, actions, and stacked sections. */
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
