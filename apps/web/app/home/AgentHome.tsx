import { AffiliatePage } from '@perya/promotions';
import { getToken, useCanOpenAgentCentre } from '@perya/session';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { AffiliateAction } from '../shell/components/AffiliateAction/AffiliateAction';
import { agentCentreAddress } from '../shell/navigation/centres';

/** The home page of a site for agents: the program, and for agents their centre over it. */
export default function AgentHome() {
  const [params] = useSearchParams();
  useAgentCentreOnArrival();
  return (
    <AffiliatePage
      contact={<AffiliateAction size="medium" />}
      placeOf={() => agentCentreAddress(params)}
    />
  );
}

/**
 * Opens the agent centre for an agent who comes to this page; closing it stays here. A sign-in leads to it by
 * itself (`homeAfterSignIn`).
 */
function useAgentCentreOnArrival(): void {
  const canOpen = useCanOpenAgentCentre();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isPending = useRef<boolean>(null);

  useEffect(() => {
    // During hydration every visitor is treated as a guest, so check the token stored in the tab.
    isPending.current ??= getToken() !== null && !params.has('agent') && !params.has('member');
    if (!canOpen || !isPending.current) return;
    isPending.current = false;
    void navigate(agentCentreAddress(params), { replace: true, preventScrollReset: true });
  }, [canOpen, navigate, params]);
}
