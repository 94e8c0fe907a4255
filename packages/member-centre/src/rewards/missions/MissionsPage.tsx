import { getMissionSummary } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, MissionList, PageFrame, useChosenParams } from '@perya/page-kit';
import { Tabs } from '@perya/ui-kit/tabs';

import { useT } from '../../locales';
import { useRewardsT } from '../locales';
import { MissionBoard } from './MissionBoard';

/** The search parameter of the tab. Absent for the missions tab. */
const TAB_PARAM = 'missionTab';
const RANKS = 'ranks';

const readTab = (params: URLSearchParams) => (params.get(TAB_PARAM) === RANKS ? RANKS : 'missions');

function tabParams(now: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(now);
  if (tab === RANKS) next.set(TAB_PARAM, RANKS);
  else next.delete(TAB_PARAM);
  return next;
}

/** Missions with live progress, and their leaderboard (specification §2, missionLeaderboard). */
export function MissionsPage() {
  const t = useRewardsT();
  const names = useT();
  const [params, setParams] = useChosenParams();
  const query = useApiQuery(getMissionSummary, {}, { staleTime: 0 });
  return (
    <PageFrame title={names('centre.missionLeaderboard')} lead={t('missions.lead')}>
      <Loaded query={query} skeleton={[44, 140, 140, 140]}>
        {(missions) => (
          <Tabs
            label={t('missions.tabs')}
            value={readTab(params)}
            onValueChange={(tab) =>
              setParams((now) => tabParams(now, tab), { replace: true, preventScrollReset: true })
            }
            items={[
              {
                value: 'missions',
                label: t('missions.missions'),
                content: <MissionList missions={missions} />,
              },
              {
                value: RANKS,
                label: t('missions.ranks'),
                content: <MissionBoard missions={missions} />,
              },
            ]}
          />
        )}
      </Loaded>
    </PageFrame>
  );
}
