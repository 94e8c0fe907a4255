import type { TeamPathStep } from '@perya/api-client';
import { ChevronRight } from 'lucide-react';

import { useT } from '../../locales';
import styles from './TeamPath.module.css';

export interface TeamPathProps {
  /** The path from the agent to the downline whose branch is shown, both included. */
  steps: readonly TeamPathStep[];
  /** Navigates up to a step; null is the agent's own team. */
  onGo(memberId: string | null): void;
}

/** Breadcrumbs of the team. Renders nothing at the top level. */
export function TeamPath({ steps, onGo }: TeamPathProps) {
  const t = useT();
  if (steps.length < 2) return null;
  return (
    <nav aria-label={t('teamPath.label')}>
      <ol className={styles['path']}>
        {steps.map(({ memberId, account }, place) => (
          <li key={memberId}>
            {place > 0 && <ChevronRight aria-hidden />}
            {place === steps.length - 1 ? (
              <span className={styles['here']} aria-current="location">
                {account}
              </span>
            ) : (
              <button
                type="button"
                className={styles['step']}
                onClick={() => onGo(place === 0 ? null : memberId)}
              >
                {account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
