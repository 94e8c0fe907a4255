import {
  BanknoteArrowUp,
  CalendarCheck,
  ChartColumn,
  ChartPie,
  Clock,
  Coins,
  Dices,
  Megaphone,
  Network,
  ReceiptText,
  UserPlus,
  Zap,
} from 'lucide-react';
import { lazy, type ComponentType, type ReactElement } from 'react';

import type { AgentPage } from '../address/agentPages';
import type { AgentPageProps } from '../address/AgentPageProps';

/** A lazily loaded page of the centre. */
export interface PageEntry {
  icon: ReactElement;
  Page: ComponentType<AgentPageProps>;
}

/** The icons and components of the pages. */
export const PAGES: Record<AgentPage, PageEntry> = {
  announcement: {
    icon: <Megaphone />,
    Page: lazy(async () => ({
      default: (await import('../announcement/AnnouncementPage')).AnnouncementPage,
    })),
  },
  agentTeamOverview: {
    icon: <ChartPie />,
    Page: lazy(async () => ({
      default: (await import('../team/TeamOverviewPage')).TeamOverviewPage,
    })),
  },
  registerAccountCentre: {
    icon: <UserPlus />,
    Page: lazy(async () => ({
      default: (await import('../register/RegisterAccountPage')).RegisterAccountPage,
    })),
  },
  downlineManagement: {
    icon: <Network />,
    Page: lazy(async () => ({
      default: (await import('../downlines/DownlineManagementPage')).DownlineManagementPage,
    })),
  },
  teamBetting: {
    icon: <Dices />,
    Page: lazy(async () => ({
      default: (await import('../records/TeamBettingPage')).TeamBettingPage,
    })),
  },
  userProfitLoss: {
    icon: <ChartColumn />,
    Page: lazy(async () => ({
      default: (await import('../records/UserProfitLossPage')).UserProfitLossPage,
    })),
  },
  myIncome: {
    icon: <Coins />,
    Page: lazy(async () => ({
      default: (await import('../records/MyIncomePage')).MyIncomePage,
    })),
  },
  downlineTransactions: {
    icon: <ReceiptText />,
    Page: lazy(async () => ({
      default: (await import('../records/DownlineTransactionsPage')).DownlineTransactionsPage,
    })),
  },
  dividendRecord: {
    icon: <BanknoteArrowUp />,
    Page: lazy(async () => ({
      default: (await import('../settlements/SettlementPage')).DividendRecordPage,
    })),
  },
  dailyWages: {
    icon: <CalendarCheck />,
    Page: lazy(async () => ({
      default: (await import('../settlements/SettlementPage')).DailyWagesPage,
    })),
  },
  hourlySalary: {
    icon: <Clock />,
    Page: lazy(async () => ({
      default: (await import('../settlements/SettlementPage')).HourlySalaryPage,
    })),
  },
  realTimeSalary: {
    icon: <Zap />,
    Page: lazy(async () => ({
      default: (await import('../settlements/SettlementPage')).RealTimeSalaryPage,
    })),
  },
};
