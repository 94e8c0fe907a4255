import { getTournament, type TournamentLadder } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName, useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';
import { JoinTournament } from './JoinTournament';
import { Ladder } from './Ladder';
import { PrizeTable } from './PrizeTable';
import cardStyles from './tournaments.module.css';
import { TournamentState } from './TournamentState';
import { TournamentTime } from './TournamentTime';
import { useScoreFormatter } from './useScoreFormatter';

const PAGE_SIZE = 20;
/** Polling interval of the leaderboard while the tournament runs. */
const LOOK_AGAIN_MS = 15_000;

export interface TournamentViewProps {
  id: string;
  onBack(): void;
}

/** One tournament: its rules, the member's rank, the paginated leaderboard, the prizes by place. */
export function TournamentView({ id, onBack }: TournamentViewProps) {
  const t = useActivitiesT();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    getTournament,
    { id, page, pageSize: PAGE_SIZE },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.tournament.state === 'running' ? LOOK_AGAIN_MS : false,
    },
  );
  return (
    <div className={styles['tab']}>
      <div className={styles['row']}>
        <Button variant="quiet" iconStart={<ArrowLeft />} onClick={onBack}>
          {t('tournament.back')}
        </Button>
      </div>
      <Loaded query={query} skeleton={[200, 400]}>
        {(ladder) => (
          <>
            <About ladder={ladder} />
            <Ladder ladder={ladder} page={page} busy={query.isFetching} onPageChange={setPage} />
            <PrizeTable prizes={ladder.tournament.prizes} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function About({ ladder: { tournament, self } }: { ladder: TournamentLadder }) {
  const t = useActivitiesT();
  const titleId = useId();
  const categoryName = useCategoryName();
  const score = useScoreFormatter();
  const { number, money } = useFormat();
  const { title, summary, category, currency, minStake, players, isJoined } = tournament;
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <div className={styles['line']}>
        <h2 id={titleId} className={styles['heading']}>
          {title}
        </h2>
        <TournamentState tournament={tournament} />
      </div>
      <p className={styles['text']}>{summary}</p>
      <p className={styles['text']}>
        {t(`score.${tournament.score}`)}{' '}
        {category === null
          ? t('tournament.everyGame')
          : t('tournament.games', { category: categoryName(category) })}{' '}
        {minStake.minor > 0 &&
          t('tournament.minStake', { amount: money(minStake.minor, currency) })}
      </p>
      <TournamentTime tournament={tournament} />
      <p className={styles['text']}>{t('tournament.players', { count: players })}</p>
      {self ? (
        <p className={cardStyles['own']}>
          {t('tournament.own', { rank: number(self.rank), score: score(tournament, self.score) })}
        </p>
      ) : (
        isJoined && <p className={styles['text']}>{t('tournament.noPlace')}</p>
      )}
      <JoinTournament tournament={tournament} />
    </section>
  );
}
