import type { TeamStep } from '@perya/api-client';
import { ChevronRight } from 'lucide-react';

import { useRecordsT } from '../i18n';
import styles from '../records.module.css';

export interface DrillPathProps {
  /** From the agent himself to the one whose branch is shown, both included. */
  steps: readonly TeamStep[];
  /** Goes back up to a step; null is the agent's own team. */
  onGo(memberId: string | null): void;
}

/** Where in the team one stands, and the ways back up. */
export function DrillPath({ steps, onGo }: DrillPathProps) {
  const t = useRecordsT();
  if (steps.length < 2) return null;
  return (
    <nav aria-label={t('path.label')}>
      <ol className={styles['path']}>
        {steps.map(({ memberId, account }, place) =>
          place === steps.length - 1 ? (
            <li key={memberId} className={styles['name']} aria-current="page">
              {account}
            </li>
          ) : (
            <li key={memberId}>
              <button
                type="button"
                className={styles['drill']}
                onClick={() => onGo(place === 0 ? null : memberId)}
              >
                {account}
              </button>
              <ChevronRight aria-hidden />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
