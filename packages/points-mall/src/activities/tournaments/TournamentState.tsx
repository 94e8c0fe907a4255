import type { Tournament, TournamentState as State } from '@perya/api-client';
import { Badge, type BadgeTone } from '@perya/ui-kit';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';

const TONES: Readonly<Record<State, BadgeTone>> = {
  running: 'teal',
  comingSoon: 'neutral',
  closed: 'neutral',
};

/** The state of a tournament, and whether the member has joined. */
export function TournamentState({ tournament }: { tournament: Tournament }) {
  const t = useActivitiesT();
  const { state, isJoined, isSettled } = tournament;
  return (
    <span className={styles['row']}>
      <Badge tone={TONES[state]}>
        {state === 'closed' && isSettled ? t('tournament.settled') : t(`tournamentState.${state}`)}
      </Badge>
      {isJoined && <Badge tone="success">{t('tournament.joined')}</Badge>}
    </span>
  );
}
