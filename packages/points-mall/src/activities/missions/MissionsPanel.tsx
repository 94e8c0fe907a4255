import { getMissionSummary } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, MissionList } from '@perya/centre-kit';

import styles from '../activities.module.css';
import { useActivitiesT } from '../i18n';

/** Where the platform's hints do not reach, the progress is asked for so often. */
const LOOK_AGAIN_MS = 30_000;

/** The member's missions with their progress as it moves: the platform hints when a bet or a deposit has counted. */
export function MissionsPanel() {
  const t = useActivitiesT();
  const query = useApiQuery(
    getMissionSummary,
    {},
    { staleTime: 0, refetchInterval: LOOK_AGAIN_MS },
  );
  return (
    <>
      <p className={styles['text']}>{t('missions.lead')}</p>
      <Loaded query={query} shape={[160, 160, 160]}>
        {(missions) => <MissionList missions={missions} />}
      </Loaded>
    </>
  );
}
