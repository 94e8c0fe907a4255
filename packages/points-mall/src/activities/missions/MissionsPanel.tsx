import { getMissionSummary } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, MissionList } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';
import { Trophy } from 'lucide-react';
import type { ReactElement } from 'react';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';

/** Polling interval for the progress, without push messages. */
const LOOK_AGAIN_MS = 30_000;

export interface MissionsPanelProps {
  /** The link to the leaderboard, provided by the site. */
  leaderboardLink?: ReactElement<Record<string, unknown>> | undefined;
}

/**
 * The member's missions with live progress: the platform pushes a message when a bet or a deposit has
 * counted.
 */
export function MissionsPanel({ leaderboardLink }: MissionsPanelProps) {
  const t = useActivitiesT();
  const query = useApiQuery(
    getMissionSummary,
    {},
    { staleTime: 0, refetchInterval: LOOK_AGAIN_MS },
  );
  return (
    <>
      <div className={styles['line']}>
        <p className={styles['text']}>{t('missions.lead')}</p>
        {leaderboardLink && (
          <Button iconStart={<Trophy />} render={leaderboardLink}>
            {t('missions.leaders')}
          </Button>
        )}
      </div>
      <Loaded query={query} skeleton={[160, 160, 160]}>
        {(missions) => <MissionList missions={missions} />}
      </Loaded>
    </>
  );
}
