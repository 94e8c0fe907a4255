import { useFormat } from '@perya/i18n';
import { Card } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import styles from './AffiliatePage.module.css';
import { useAffiliateT } from './locales';

export interface AgentsCardProps {
  /** The agents' share; null if the program is closed. */
  basisPoints: number | null;
  titleLevel: 2 | 3;
  /** A button: to the agent center, or how to become an agent. */
  action?: ReactNode;
}

/** The commission of agents. */
export function AgentsCard({ basisPoints, titleLevel, action }: AgentsCardProps) {
  const t = useAffiliateT();
  const { percent } = useFormat();
  return (
    <Card
      title={t('agents.title')}
      titleLevel={titleLevel}
      padding="roomy"
      className={styles['card'] ?? ''}
    >
      <p>{t('agents.text')}</p>
      {basisPoints === null ? (
        <p className={styles['closed']}>{t('agents.closed')}</p>
      ) : (
        <ul className={styles['rules']}>
          <li>{t('agents.ruleCommission', { rate: percent(basisPoints / 10_000, 2) })}</li>
          <li>{t('agents.ruleDaily')}</li>
          <li>{t('agents.ruleFigures')}</li>
        </ul>
      )}
      {action}
    </Card>
  );
}
