import type { TournamentLadder, TournamentRank } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { RecordPager, usePrizeText } from '@perya/page-kit';
import { Badge, DataTable, EmptyState } from '@perya/ui-kit';
import { useId } from 'react';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';
import { useScoreFormatter } from './useScoreFormatter';

export interface LadderProps {
  ladder: TournamentLadder;
  page: number;
  busy: boolean;
  onPageChange(page: number): void;
}

/** The leaderboard, paginated, with the prize of each place. */
export function Ladder({ ladder, page, busy, onPageChange }: LadderProps) {
  const t = useActivitiesT();
  const titleId = useId();
  const { number, stamp } = useFormat();
  const prizeText = usePrizeText();
  const score = useScoreFormatter();
  const { tournament, items, totalPages, at } = ladder;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <div className={styles['line']}>
        <h3 id={titleId} className={styles['small']}>
          {t('ladder.title')}
        </h3>
        <p className={styles['text']}>{t('ladder.counted', { time: stamp(at) })}</p>
      </div>
      <DataTable<TournamentRank>
        caption={t('ladder.caption')}
        captionHidden
        short
        rows={items}
        rowKey={({ rank, account, score }) => `${rank} ${account} ${score}`}
        empty={
          <EmptyState
            size="compact"
            titleLevel={4}
            title={t('ladder.emptyTitle')}
            description={t('ladder.emptyText')}
          />
        }
        columns={[
          { id: 'rank', header: t('ladder.place'), cell: ({ rank }) => number(rank) },
          {
            id: 'account',
            header: t('ladder.player'),
            isRowHeader: true,
            cell: ({ account, isSelf }) => (
              <>
                {account} {isSelf && <Badge tone="teal">{t('ladder.you')}</Badge>}
              </>
            ),
          },
          {
            id: 'score',
            header: t('ladder.score'),
            align: 'end',
            cell: (rank) => score(tournament, rank.score),
          },
          {
            id: 'prize',
            header: t('ladder.prize'),
            align: 'end',
            cell: ({ prize }) => (prize && prizeText(prize)) ?? '–',
          },
        ]}
      />
      <RecordPager page={page} totalPages={totalPages} busy={busy} onPageChange={onPageChange} />
    </section>
  );
}
