import type { ReactNode } from 'react';

import type { BadgeTone } from '../Badge/Badge';
import styles from './Timeline.module.css';

/** Props of {@link Timeline}. */
export interface TimelineProps {
  label: string;
  /** Of `TimelineStep`, in their order. */
  children: ReactNode;
}

/** What happened to one thing, step by step. */
export function Timeline({ label, children }: TimelineProps) {
  return (
    <ol className={styles['timeline']} aria-label={label}>
      {children}
    </ol>
  );
}

/** Props of {@link TimelineStep}. */
export interface TimelineStepProps {
  tone?: BadgeTone | undefined;
  children: ReactNode;
}

/** One step: what it came to, when, and why. */
export function TimelineStep({ tone = 'neutral', children }: TimelineStepProps) {
  return (
    <li className={styles['step']} data-tone={tone}>
      {children}
    </li>
  );
}
