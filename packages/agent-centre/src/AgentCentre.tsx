import { CentreOverlay } from '@perya/ui-kit/centre-overlay';
import { Megaphone } from 'lucide-react';
import type { ReactElement } from 'react';

import { AGENT_PAGES, type AgentPage } from './agentPages';
import { useT } from './i18n';
import { AnnouncementPage } from './pages/AnnouncementPage';

export interface AgentCentreProps {
  /** The page that is shown; null while the centre is closed. */
  page: AgentPage | null;
  onClose(): void;
  /** The link to a page: the site decides where the centre's page stands in its address. */
  linkTo(page: AgentPage): ReactElement<Record<string, unknown>>;
}

const ICONS: Record<AgentPage, ReactElement> = { announcement: <Megaphone /> };

/** The agent centre over the site (specification §2, Agent centre pages). */
export function AgentCentre({ page, onClose, linkTo }: AgentCentreProps) {
  const t = useT();
  return (
    <CentreOverlay
      open={page !== null}
      onClose={onClose}
      title={t('centre.title')}
      current={page ?? ''}
      labels={{ close: t('centre.close'), pages: t('centre.pages') }}
      pages={AGENT_PAGES.map((id) => ({
        id,
        label: t(`centre.${id}`),
        icon: ICONS[id],
        link: linkTo(id),
      }))}
    >
      {page === 'announcement' && <AnnouncementPage />}
    </CentreOverlay>
  );
}
