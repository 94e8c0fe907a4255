import { useCanOpenAgentCentre } from '@perya/session';
import { useSwitch } from '@perya/site-config';
import { Button } from '@perya/ui-kit';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

import styles from './AffiliatePage.module.css';
import { useAffiliateT } from './locales';

export interface AgentActionProps {
  centreAddress: To;
  /** A button for those who aren't agents: to the operator. */
  contact: ReactNode;
}

/** A button to the agent center for agents; others contact the operator to become one. */
export function AgentAction({ centreAddress, contact }: AgentActionProps) {
  const t = useAffiliateT();
  if (!useCanOpenAgentCentre()) return contact;
  return (
    <Button variant="primary" render={<Link to={centreAddress} preventScrollReset />}>
      {t('agents.open')}
    </Button>
  );
}

/** The ways into a site for agents: registering there makes an agent. */
export function AgentSiteActions(props: AgentActionProps) {
  const guestActions = <GuestActions contact={props.contact} />;
  return (
    <div className={styles['actions']}>
      <AgentAction {...props} contact={guestActions} />
    </div>
  );
}

function GuestActions({ contact }: Pick<AgentActionProps, 'contact'>) {
  const t = useAffiliateT();
  const canRegister = useSwitch('directRegistration');
  return (
    <>
      {canRegister ? (
        <Button variant="primary" render={<Link to="/register" />}>
          {t('agentSite.register')}
        </Button>
      ) : (
        contact
      )}
      <Button render={<Link to="/login" />}>{t('agentSite.logIn')}</Button>
    </>
  );
}
