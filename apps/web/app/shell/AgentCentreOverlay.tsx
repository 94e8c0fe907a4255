import { AGENT_PAGES, AgentCentre, isAgentPage, type AgentPage } from '@perya/agent-centre';
import { useCanOpenAgentCentre } from '@perya/session';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { centreAddress, withoutCentres } from './centres';
import { useStandingPage } from './useStandingPage';

/** The agent centre over the page; closing it leads back to the page's own address. */
export default function AgentCentreOverlay({ name }: { name: string | null }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const canOpen = useCanOpenAgentCentre();
  const known = isAgentPage(name) ? name : AGENT_PAGES[0];
  const page = useStandingPage(name !== null && canOpen ? known : null);
  return (
    <AgentCentre
      page={page}
      onClose={() => void navigate(withoutCentres(params), { preventScrollReset: true })}
      linkTo={(other: AgentPage) => (
        <Link to={centreAddress(params, 'agent', other)} preventScrollReset replace />
      )}
    />
  );
}
