import {
  AGENT_PAGE_PARAMS,
  AgentCentre,
  DEFAULT_AGENT_PAGE,
  isAgentPage,
  type AgentPage,
} from '@perya/agent-centre';
import { useCanOpenAgentCentre } from '@perya/session';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';

import { centreAddress, withoutCentres } from '../navigation/centres';
import { useCentrePage } from './useCentrePage';

/** The agent centre over the page. Closing it returns to the page's URL. */
export default function AgentCentreOverlay({ name }: { name: string | null }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // Keeps the history state of the page below.
  const { state } = useLocation();
  const canOpen = useCanOpenAgentCentre();
  const known = isAgentPage(name) ? name : DEFAULT_AGENT_PAGE;
  const page = useCentrePage(name !== null && canOpen ? known : null);
  const below = new URLSearchParams(params);
  for (const param of AGENT_PAGE_PARAMS) below.delete(param);
  const memberLink = (other: string) => (
    <Link to={centreAddress(below, 'member', other)} state={state} preventScrollReset />
  );
  return (
    <AgentCentre
      page={page}
      onClose={() => void navigate(withoutCentres(below), { preventScrollReset: true, state })}
      linkTo={(other: AgentPage, own: Readonly<Record<string, string>> = {}) => {
        const next = new URLSearchParams(centreAddress(below, 'agent', other).search);
        for (const [param, value] of Object.entries(own)) next.set(param, value);
        return (
          <Link to={{ search: `?${next.toString()}` }} state={state} preventScrollReset replace />
        );
      }}
      securityLink={memberLink('securityCenter')}
      uplineLink={memberLink('transferUpline')}
    />
  );
}
