import { useChosenParams, WaitingPage } from '@perya/page-kit';
import { ContentPage, useIsHydrated } from '@perya/ui-kit';
import { Tabs } from '@perya/ui-kit/tabs';
import { Gift, History, LoaderPinwheel, ReceiptText, Sparkles, Trophy } from 'lucide-react';
import { lazy, Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react';

import { useT } from '../locales';
import { MallTab } from '../mall/MallTab';
import { MALL_TABS, readTab, tabParams, type MallTabName } from '../address/mallTabs';

export interface PointMallPageProps {
  /** The link to where a payment password is set: the site knows the way. */
  securityLink?: ReactElement<Record<string, unknown>> | undefined;
  /** The link to who leads in the missions: the member centre has it. */
  leaderboardLink?: ReactElement<Record<string, unknown>> | undefined;
}

/** What each tab holds. The mall comes with the page, in what the server sends; the others when they are opened. */
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
 * `/pointMall`: what a member has in points and what they are worth, what they buy, how they are earned
 * and what became of them (specification §2; §7, Points). The address holds the tab and what is chosen in it.
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

/** Its code and styles are fetched: the server, which sends neither, leaves its place free. */
function Fetched({ children }: { children: ReactNode }) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const waiting = <WaitingPage label={t('pointMallPage.loading')} />;
  if (!isHydrated) return waiting;
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
