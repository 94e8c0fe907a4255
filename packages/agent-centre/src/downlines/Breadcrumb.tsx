import type { TeamStep } from '@perya/api-client';
import { ChevronRight } from 'lucide-react';

import styles from './downlines.module.css';
import { useDownlinesT } from './i18n';

export interface BreadcrumbProps {
  /** From the agent to the one whose downlines are shown. */
  steps: readonly TeamStep[];
  /** Null: the agent's own. */
  onStep(memberId: string | null): void;
}

/** Where in the team one stands, and the way back up. */
export function Breadcrumb({ steps, onStep }: BreadcrumbProps) {
  const t = useDownlinesT();
  return (
    <nav className={styles['breadcrumb']} aria-label={t('breadcrumb')}>
      <ol>
        {steps.map(({ memberId, account }, place) => {
          const name = place === 0 ? t('you') : account;
          const isLast = place === steps.length - 1;
          return (
            <li key={memberId}>
              {place > 0 && <ChevronRight aria-hidden />}
              {isLast ? (
                <span aria-current="location">{name}</span>
              ) : (
                <button
                  type="button"
                  className={styles['step']}
                  onClick={() => onStep(place === 0 ? null : memberId)}
                >
                  {name}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
