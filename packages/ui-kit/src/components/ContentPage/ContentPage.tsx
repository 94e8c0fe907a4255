import type { ReactNode } from 'react';

import { Banderitas } from '../Banderitas/Banderitas';
import styles from './ContentPage.module.css';

export interface ContentPageProps {
  title: string;
  /** One or two sentences that say what stands here. */
  lead: string;
  children: ReactNode;
}

/** A page to read or to fill in: its title, what it is about, a string of flags, and then what it holds. */
export function ContentPage({ title, lead, children }: ContentPageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        <Banderitas />
      </header>
      {children}
    </div>
  );
}
