import { listTournaments, type Tournament, type TournamentState } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import { EmptyState } from '@perya/ui-kit';
import { useId } from 'react';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';
import { TournamentCard } from './TournamentCard';

/** More than a brand has at once, including finished ones. */
const ALL = { page: 1, pageSize: 50 } as const;

const STATES = ['running', 'comingSoon', 'closed'] as const satisfies readonly TournamentState[];

export interface TournamentListProps {
  onChoose(id: string): void;
}

/** The tournaments in groups: running ones first. */
export function TournamentList({ onChoose }: TournamentListProps) {
  const t = useActivitiesT();
  const query = useApiQuery(listTournaments, ALL, { staleTime: 0 });
  return (
    <div className={styles['tab']}>
      <p className={styles['text']}>{t('tournaments.lead')}</p>
      <Loaded
        query={query}
        skeleton={[220, 220]}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={t('tournaments.emptyTitle')}
            titleLevel={2}
            description={t('tournaments.emptyText')}
          />
        }
      >
        {({ items }) =>
          STATES.map((state) => (
            <Group
              key={state}
              state={state}
              tournaments={items.filter((each) => each.state === state)}
              onChoose={onChoose}
            />
          ))
        }
      </Loaded>
    </div>
  );
}

interface GroupProps extends TournamentListProps {
  state: TournamentState;
  tournaments: readonly Tournament[];
}

function Group({ state, tournaments, onChoose }: GroupProps) {
  const t = useActivitiesT();
  const titleId = useId();
  if (tournaments.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['heading']}>
        {t(`tournaments.${state}`)}
      </h2>
      <ul className={styles['cards']}>
        {tournaments.map((tournament) => (
          <li key={tournament.id}>
            <TournamentCard tournament={tournament} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}
