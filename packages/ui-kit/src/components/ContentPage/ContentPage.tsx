import type { ReactNode } from 'react';

import { Banderitas } from '../Banderitas/Banderitas';
import styles from './ContentPage.module.css';

/** Props of {@link ContentPage}. */
export interface ContentPageProps {
  title: string;
  /** One or two sentences about the page's content. */
  lead: string;
  /** As wide as lines of text are read, or as wide as a wall of cards. */
  width?: 'text' | 'wide' | undefined;
  children: ReactNode;
}

/** A page to read or to fill in: its title, what it is about, a string of flags, and then what it holds. */
export function ContentPage({ title, lead, width = 'text', children }: ContentPageProps) {
  return (
    <div className={styles['page']} data-width={width}>
      <header className={styles['header']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        <Banderitas />
      </header>
      {children}
    </div>
  );
}
