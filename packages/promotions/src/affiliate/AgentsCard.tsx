import { useFormat } from '@perya/i18n';
import { useCanOpenAgentCentre } from '@perya/session';
import { Button, Card } from '@perya/ui-kit';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

import styles from './AffiliatePage.module.css';
import { useAffiliateT } from './locales';

export interface AgentsCardProps {
  /** The agents' share; null if the program is closed. */
  basisPoints: number | null;
  centreAddress: To;
  contact: ReactNode;
}

/** The commission of agents; others contact the operator to become one. */
export function AgentsCard({ basisPoints, centreAddress, contact }: AgentsCardProps) {
  const t = useAffiliateT();
  const { percent } = useFormat();
  const isAgent = useCanOpenAgentCentre();
  return (
    <Card title={t('agents.title')} titleLevel={3} padding="roomy" className={styles['card'] ?? ''}>
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
      {isAgent ? (
        <Button variant="primary" render={<Link to={centreAddress} preventScrollReset />}>
          {t('agents.open')}
        </Button>
      ) : (
        contact
      )}
    </Card>
  );
}
