import { ChartPie, Megaphone } from 'lucide-react';
import { lazy, type ComponentType, type ReactElement } from 'react';

import type { AgentPage } from './agentPages';
import type { AgentPageProps } from './AgentPageProps';

/** A page of the centre: fetched when it is opened. */
export interface PageEntry {
  icon: ReactElement;
  Page: ComponentType<AgentPageProps>;
}

/** The pages' icons and their code. */
export const PAGES: Partial<Record<AgentPage, PageEntry>> = {
  announcement: {
    icon: <Megaphone />,
    Page: lazy(async () => ({
      default: (await import('./announcement/AnnouncementPage')).AnnouncementPage,
    })),
  },
  agentTeamOverview: {
    icon: <ChartPie />,
    Page: lazy(async () => ({
      default: (await import('./team/TeamOverviewPage')).TeamOverviewPage,
    })),
  },
};
