import { getTournament, joinTournament, listTournaments, type Tournament } from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { requireTrueAccount, useIsSignedIn } from '@perya/session';
import { Button } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';

/** Queries affected by joining. */
const REFRESHED = [getTournament, listTournaments] as const;

/** Joins a tournament: from then on, the member's bets count. Guests are asked to sign in first. */
export function JoinTournament({ tournament }: { tournament: Tournament }) {
  const t = useActivitiesT();
  const errorText = useErrorText();
  const isSignedIn = useIsSignedIn();
  const queries = useQueryClient();
  const join = useApiMutation(joinTournament, {
    onSuccess: () => refreshCalls(queries, REFRESHED),
  });
  const { id, state, isJoined } = tournament;
  if (isJoined || state === 'closed') return null;
  const send = () => requireTrueAccount(() => join.mutate({ id }));
  return (
    <div className={styles['section']}>
      <p className={styles['text']}>{t('tournament.joinText')}</p>
      <div className={styles['row']}>
        <Button variant="primary" busy={join.isPending} onClick={send}>
          {isSignedIn ? t('tournament.join') : t('tournament.loginToJoin')}
        </Button>
      </div>
      <div role="alert">{join.error && <p>{errorText(join.error)}</p>}</div>
    </div>
  );
}
