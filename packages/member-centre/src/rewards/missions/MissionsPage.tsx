import { getMissionSummary } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, MissionList, PageFrame } from '@perya/centre-kit';
import { Tabs } from '@perya/ui-kit/tabs';

import { useT } from '../../i18n';
import { useRewardsT } from '../i18n';
import { MissionBoard } from './MissionBoard';

/** Missions with their live progress, and who leads in them (specification §2, missionLeaderboard). */
export function MissionsPage() {
  const t = useRewardsT();
  const names = useT();
  const query = useApiQuery(getMissionSummary, {}, { staleTime: 0 });
  return (
    <PageFrame title={names('centre.missionLeaderboard')} lead={t('missions.lead')}>
      <Loaded query={query} shape={[44, 140, 140, 140]}>
        {(missions) => (
          <Tabs
            label={t('missions.tabs')}
            items={[
              {
                value: 'missions',
                label: t('missions.missions'),
                content: <MissionList missions={missions} />,
              },
              {
                value: 'ranks',
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
