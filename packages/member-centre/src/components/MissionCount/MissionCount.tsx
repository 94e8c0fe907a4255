import { getMissionSummary } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { CountBadge } from '@perya/ui-kit';

import { useT } from '../../locales';

/** How many missions are going on or wait to be claimed; nothing at zero (specification §2, missionLeaderboard). */
export function MissionCount() {
  const t = useT();
  const { data = [] } = useApiQuery(getMissionSummary, {}, { staleTime: 60_000 });
  const count = data.filter(({ status }) => status === 'open' || status === 'done').length;
  return <CountBadge count={count} label={t('missionCount.label', { count })} />;
}
