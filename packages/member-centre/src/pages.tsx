import {
  Gift,
  HandCoins,
  Mail,
  MessageSquareText,
  ReceiptText,
  ShoppingBag,
  Target,
  UserPlus,
} from 'lucide-react';
import { lazy, type ComponentType, type ReactElement } from 'react';

import type { MemberPage } from './memberPages';
import type { MemberPageProps } from './MemberPageProps';

/** A page of the centre: fetched when it is opened. */
interface PageEntry {
  icon: ReactElement;
  Page: ComponentType<MemberPageProps>;
}

/** The pages that stand (`MEMBER_PAGES`): their icons and their code. */
export const PAGES: Record<MemberPage, PageEntry> = {
  personalHistoryCopy: {
    icon: <ReceiptText />,
    Page: lazy(async () => ({
      default: (await import('./records/BettingRecordPage')).BettingRecordPage,
    })),
  },
  rewardCenter: {
    icon: <Gift />,
    Page: lazy(async () => ({
      default: (await import('./rewards/RewardCentrePage')).RewardCentrePage,
    })),
  },
  referral: {
    icon: <UserPlus />,
    Page: lazy(async () => ({
      default: (await import('./rewards/referral/ReferralPage')).ReferralPage,
    })),
  },
  missionLeaderboard: {
    icon: <Target />,
    Page: lazy(async () => ({
      default: (await import('./rewards/missions/MissionsPage')).MissionsPage,
    })),
  },
  messageV2: {
    icon: <Mail />,
    Page: lazy(async () => ({
      default: (await import('./rewards/messages/MessagesPage')).MessagesPage,
    })),
  },
  manualRebate: {
    icon: <HandCoins />,
    Page: lazy(async () => ({
      default: (await import('./rewards/rebate/RebatePage')).RebatePage,
    })),
  },
  redeemHistory: {
    icon: <ShoppingBag />,
    Page: lazy(async () => ({
      default: (await import('./rewards/RedeemHistoryPage')).RedeemHistoryPage,
    })),
  },
  feedback: {
    icon: <MessageSquareText />,
    Page: lazy(async () => ({ default: (await import('./rewards/FeedbackPage')).FeedbackPage })),
  },
};
