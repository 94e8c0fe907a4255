import { requireTrueAccount } from '@perya/session';
import { useNavigate, useSearchParams } from 'react-router';

import { agentCentreAddress } from './centres';

/** Returns a function that opens the agent centre over the page. Guests log in first. */
export function useOpenAgentCentre(): () => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return () => requireTrueAccount(() => void navigate(agentCentreAddress(params)));
}
