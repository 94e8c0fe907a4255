import type { Tournament } from '@perya/api-client';
import { usePrizeText } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';
import cardStyles from './tournaments.module.css';
import { TournamentPicture } from './TournamentPicture';
import { TournamentState } from './TournamentState';
import { TournamentTime } from './TournamentTime';

export interface TournamentCardProps {
  tournament: Tournament;
  onChoose(id: string): void;
}

/** A tournament in the list: picture, title, what counts, first prize, end time. */
export function TournamentCard({ tournament, onChoose }: TournamentCardProps) {
  const t = useActivitiesT();
  const prizeText = usePrizeText();
  const { id, title, summary, picture, players, prizes } = tournament;
  const first = prizes[0] && prizeText(prizes[0].prize);
  return (
    <article className={cardStyles['card']}>
      <TournamentPicture picture={picture} />
      <div className={cardStyles['words']}>
        <div className={styles['line']}>
          <h3 className={styles['small']}>{title}</h3>
          <TournamentState tournament={tournament} />
        </div>
        <p className={styles['text']}>{summary}</p>
        {first && (
          <p className={cardStyles['prize']}>{t('tournament.firstPrize', { prize: first })}</p>
        )}
        <p className={styles['text']}>{t('tournament.players', { count: players })}</p>
        <TournamentTime tournament={tournament} />
        <div className={styles['row']}>
          <Button aria-label={t('tournament.openOne', { title })} onClick={() => onChoose(id)}>
            {t('tournament.open')}
          </Button>
        </div>
      </div>
    </article>
  );
}
