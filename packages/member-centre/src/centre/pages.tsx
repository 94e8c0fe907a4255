import { getMissionSummary } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { CountBadge } from '@perya/ui-kit';
import {
  ArrowLeftRight,
  BadgePercent,
  BanknoteArrowDown,
  BanknoteArrowUp,
  ChartColumn,
  FolderDown,
  Gift,
  HandCoins,
  HeartHandshake,
  Mail,
  Medal,
  MessageSquareText,
  ReceiptText,
  SendHorizontal,
  ShieldCheck,
  ShoppingBag,
  Target,
  Trophy,
  UserPlus,
  UserRound,
  WalletCards,
} from 'lucide-react';
import { lazy, type ComponentType, type ReactElement } from 'react';

import type { MemberPage } from '../address/memberPages';
import type { MemberPageProps } from '../address/MemberPageProps';
import { useT } from '../locales';

/** A lazily loaded page of the centre. */
export interface PageEntry {
  icon: ReactElement;
  Page: ComponentType<MemberPageProps>;
  /** Shown at the end of the list item: a count (§2, missionLeaderboard). */
  End?: ComponentType;
}

/** The icons and components of the pages. */
export const PAGES: Record<MemberPage, PageEntry> = {
  securityCenter: {
    icon: <ShieldCheck />,
    Page: lazy(async () => ({
      default: (await import('../security/SecurityCentrePage')).SecurityCentrePage,
    })),
  },
  transferFund: {
    icon: <WalletCards />,
    Page: lazy(async () => ({
      default: (await import('../wallet/TransferFundPage')).TransferFundPage,
    })),
  },
  depositv2: {
    icon: <BanknoteArrowDown />,
    Page: lazy(async () => ({ default: (await import('../deposit/DepositPage')).DepositPage })),
  },
  withdraw: {
    icon: <BanknoteArrowUp />,
    Page: lazy(async () => ({ default: (await import('../withdraw/WithdrawPage')).WithdrawPage })),
  },
  transferUpline: {
    icon: <SendHorizontal />,
    Page: lazy(async () => ({
      default: (await import('../wallet/TransferUplinePage')).TransferUplinePage,
    })),
  },
  personalHistoryCopy: {
    icon: <ReceiptText />,
    Page: lazy(async () => ({
      default: (await import('../records/BettingRecordPage')).BettingRecordPage,
    })),
  },
  transactionHistory: {
    icon: <ArrowLeftRight />,
    Page: lazy(async () => ({
      default: (await import('../records/AccountRecordPage')).AccountRecordPage,
    })),
  },
  personalProfit: {
    icon: <ChartColumn />,
    Page: lazy(async () => ({ default: (await import('../records/ProfitPage')).ProfitPage })),
  },
  bonusDetails: {
    icon: <BadgePercent />,
    Page: lazy(async () => ({ default: (await import('../records/BonusPage')).BonusPage })),
  },
  rewardCenter: {
    icon: <Gift />,
    Page: lazy(async () => ({
      default: (await import('../rewards/RewardCentrePage')).RewardCentrePage,
    })),
  },
  referral: {
    icon: <UserPlus />,
    Page: lazy(async () => ({
      default: (await import('../rewards/referral/ReferralPage')).ReferralPage,
    })),
  },
  missionLeaderboard: {
    icon: <Target />,
    End: MissionCount,
    Page: lazy(async () => ({
      default: (await import('../rewards/missions/MissionsPage')).MissionsPage,
    })),
  },
  messageV2: {
    icon: <Mail />,
    Page: lazy(async () => ({
      default: (await import('../rewards/messages/MessagesPage')).MessagesPage,
    })),
  },
  manualRebate: {
    icon: <HandCoins />,
    Page: lazy(async () => ({
      default: (await import('../rewards/rebate/RebatePage')).RebatePage,
    })),
  },
  redeemHistory: {
    icon: <ShoppingBag />,
    Page: lazy(async () => ({
      default: (await import('../rewards/RedeemHistoryPage')).RedeemHistoryPage,
    })),
  },
  winnersList: {
    icon: <Trophy />,
    Page: lazy(async () => ({ default: (await import('../records/WinnersPage')).WinnersPage })),
  },
  feedback: {
    icon: <MessageSquareText />,
    Page: lazy(async () => ({ default: (await import('../rewards/FeedbackPage')).FeedbackPage })),
  },
  playerRank: {
    icon: <Medal />,
    Page: lazy(async () => ({ default: (await import('../rank/PlayerRankPage')).PlayerRankPage })),
  },
  profile: {
    icon: <UserRound />,
    Page: lazy(async () => ({ default: (await import('../profile/ProfilePage')).ProfilePage })),
  },
  playerProtection: {
    icon: <HeartHandshake />,
    Page: lazy(async () => ({
      default: (await import('../protection/PlayerProtectionPage')).PlayerProtectionPage,
    })),
  },
  ownData: {
    icon: <FolderDown />,
    Page: lazy(async () => ({ default: (await import('../privacy/OwnDataPage')).OwnDataPage })),
  },
};

/**
 * The number of active and claimable missions. Renders nothing at zero (specification §2,
 * missionLeaderboard).
 */
function MissionCount() {
  const t = useT();
  const { data = [] } = useApiQuery(getMissionSummary, {}, { staleTime: 60_000 });
  const count = data.filter(({ status }) => status === 'open' || status === 'done').length;
  return <CountBadge count={count} label={t('missionCount.label', { count })} />;
}
