import { AGENT_PAGES, AgentCentre, isAgentPage, type AgentPage } from '@perya/agent-centre';
import { useCanOpenAgentCentre } from '@perya/session';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { centreAddress, withoutCentres } from './centres';

/** The agent centre over the page; closing it leads back to the page's own address. */
export default function AgentCentreOverlay({ name }: { name: string | null }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const canOpen = useCanOpenAgentCentre();
  const known = isAgentPage(name) ? name : AGENT_PAGES[0];
  return (
    <AgentCentre
      page={name !== null && canOpen ? known : null}
      onClose={() => void navigate(withoutCentres(params), { preventScrollReset: true })}
      linkTo={(page: AgentPage) => (
        <Link to={centreAddress(params, 'agent', page)} preventScrollReset replace />
      )}
    />
  );
}
