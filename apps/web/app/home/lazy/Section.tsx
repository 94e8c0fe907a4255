import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';

import { LaneFallback, type LaneQuery } from '../lanes/LaneView';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  /** A secondary line under the title. */
  note?: string | undefined;
  query: LaneQuery & { data: unknown };
  /** The response is empty, so nothing is rendered. */
  isEmpty: boolean;
  all?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** A section of the home page that isn't a lane of games, in each state. */
export function Section({ title, note, query, isEmpty, all, children }: SectionProps) {
  const headingId = useId();
  if (query.data === undefined) return <LaneFallback title={title} query={query} />;
  if (isEmpty) return null;
  return (
    <section className={styles['section']} aria-labelledby={headingId}>
      <div className={styles['head']}>
        <h2 id={headingId}>{title}</h2>
        {all && (
          <Link to={all.href} prefetch="intent">
            {all.label}
          </Link>
        )}
      </div>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      {children}
    </section>
  );
}
