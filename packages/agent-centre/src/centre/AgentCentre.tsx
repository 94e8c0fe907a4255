import { accountErrorsCatalogue, useCatalogue } from '@perya/i18n';
import { Loaded, loadedCatalogue, WaitingPage } from '@perya/page-kit';
import { EmptyState, Link } from '@perya/ui-kit';
import { CentreOverlay } from '@perya/ui-kit/centre-overlay';
import { Suspense } from 'react';

import { AGENT_PAGES, DEFAULT_AGENT_PAGE, isOffered, type AgentPage } from '../address/agentPages';
import type { AgentPageProps } from '../address/AgentPageProps';
import { useT } from '../locales';
import { PAGES } from './pages';
import { useOwnContracts, type OwnContracts } from './useOwnContracts';

/** Props of {@link AgentCentre}. */
export interface AgentCentreProps extends AgentPageProps {
  /** The current page; null if the centre is closed. */
  page: AgentPage | null;
  onClose(): void;
}

/**
 * The agent centre over the site (specification §2, Agent centre pages).
 *
 * @example
 * ```tsx
 * import { AgentCentre, isAgentPage } from '@perya/agent-centre';
 * import { Link, useSearchParams } from 'react-router';
 *
 * export function AgentOverlay() {
 *   const [params, setParams] = useSearchParams();
 *   const page = params.get('agent');
 *   return (
 *     <AgentCentre
 *       page={isAgentPage(page) ? page : null}
 *       onClose={() => setParams({})}
 *       linkTo={(name) => <Link to={`?agent=${name}`} />}
 *       securityLink={<Link to="?member=securityCenter" />}
 *       uplineLink={<Link to="?member=transferUpline" />}
 *     />
 *   );
 * }
 * ```
 */
export function AgentCentre({ page, onClose, ...shared }: AgentCentreProps) {
  const t = useT();
  const contracts = useOwnContracts(page !== null);
  return (
    <CentreOverlay
      open={page !== null}
      onClose={onClose}
      title={t('centre.title')}
      current={page ?? ''}
      labels={{ close: t('centre.close'), pages: t('centre.pages') }}
      pages={AGENT_PAGES.filter((name) => isOffered(name, contracts.flags)).map((id) => ({
        id,
        label: t(`centre.${id}`),
        icon: PAGES[id].icon,
        link: shared.linkTo(id),
      }))}
    >
      {page && (
        <Suspense key={page} fallback={<WaitingPage label={t('centre.loading')} />}>
          <ShownPage page={page} contracts={contracts} {...shared} />
        </Suspense>
      )}
    </CentreOverlay>
  );
}

interface ShownPageProps extends AgentPageProps {
  page: AgentPage;
  contracts: OwnContracts;
}

/** The page in the URL, or a message if it requires contracts that the agent doesn't have. */
function ShownPage({ page, contracts: { flags, query }, ...shared }: ShownPageProps) {
  const { Page } = PAGES[page];
  // Pages don't wait for the texts of errors and loading states.
  useCatalogue(accountErrorsCatalogue);
  useCatalogue(loadedCatalogue);
  if (isOffered(page, flags)) return <Page {...shared} />;
  return (
    <Loaded query={query} skeleton={[36, 160, 240]}>
      {(known) =>
        // The session's flags are updated a moment later.
        isOffered(page, known) ? <Page {...shared} /> : <NotOffered page={page} {...shared} />
      }
    </Loaded>
  );
}

function NotOffered({ page, linkTo }: AgentPageProps & { page: AgentPage }) {
  const t = useT();
  return (
    <EmptyState
      titleLevel={2}
      title={t('notOffered.title', { page: t(`centre.${page}`) })}
      description={t('notOffered.text')}
      action={<Link render={linkTo(DEFAULT_AGENT_PAGE)}>{t(`centre.${DEFAULT_AGENT_PAGE}`)}</Link>}
    />
  );
}
