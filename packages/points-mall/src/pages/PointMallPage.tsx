import { useChosenParams, WaitingPage } from '@perya/page-kit';
import { ContentPage, useIsHydrated } from '@perya/ui-kit';
import { Tabs } from '@perya/ui-kit/tabs';
import { Gift, History, LoaderPinwheel, ReceiptText, Sparkles, Trophy } from 'lucide-react';
import { lazy, Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react';

import { useT } from '../locales';
import { MallTab } from '../mall/MallTab';
import { MALL_TABS, readTab, tabParams, type MallTabName } from '../address/mallTabs';

/** Props of {@link PointMallPage}. */
export interface PointMallPageProps {
  /** The link to set a payment password, provided by the site. */
  securityLink?: ReactElement<Record<string, unknown>> | undefined;
  /** The link to the missions' leaderboard, which is in the member centre. */
  leaderboardLink?: ReactElement<Record<string, unknown>> | undefined;
}

/** Content of each tab. The mall is part of the server-rendered page; the others are loaded when opened. */
const PARTS: Record<MallTabName, { icon: ReactElement; Part: ComponentType<PointMallPageProps> }> =
  {
    mall: { icon: <Gift />, Part: MallTab },
    earn: {
      icon: <Sparkles />,
      Part: lazy(async () => ({ default: (await import('../activities/EarnTab')).EarnTab })),
    },
    wheel: {
      icon: <LoaderPinwheel />,
      Part: lazy(async () => ({ default: (await import('../activities/WheelTab')).WheelTab })),
    },
    tournaments: {
      icon: <Trophy />,
      Part: lazy(async () => ({
        default: (await import('../activities/TournamentsTab')).TournamentsTab,
      })),
    },
    record: {
      icon: <ReceiptText />,
      Part: lazy(async () => ({ default: (await import('../record/RecordTab')).RecordTab })),
    },
    redeemed: {
      icon: <History />,
      Part: lazy(async () => ({ default: (await import('../redeemed/RedeemedTab')).RedeemedTab })),
    },
  };

/**
 * `/pointMall`: the member's points and their value, what they buy, how they're earned, and their history
 * (specification §2; §7, Points). The URL contains the tab and its state.
 */
export function PointMallPage(links: PointMallPageProps) {
  const t = useT();
  const [params, setParams] = useChosenParams();
  const shown = readTab(params);
  return (
    <ContentPage title={t('pointMallPage.title')} lead={t('pointMallPage.lead')} width="wide">
      <Tabs
        label={t('pointMallPage.tabs')}
        value={shown}
        onValueChange={(tab) => setParams(() => tabParams(tab), { preventScrollReset: true })}
        items={MALL_TABS.map((tab) => {
          const { icon, Part } = PARTS[tab];
          return {
            value: tab,
            label: t(`tab.${tab}`),
            icon,
            content:
              tab === 'mall' ? (
                <Part {...links} />
              ) : (
                <Fetched>
                  <Part {...links} />
                </Fetched>
              ),
          };
        })}
      />
    </ContentPage>
  );
}

/** Its code and styles are lazy-loaded: the server, which sends neither, leaves its place empty. */
function Fetched({ children }: { children: ReactNode }) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const waiting = <WaitingPage label={t('pointMallPage.loading')} />;
  if (!isHydrated) return waiting;
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
