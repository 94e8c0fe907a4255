import { getMissionLeaderboard, type Mission, type MissionRank } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded, RecordPager, useScoreText } from '@perya/page-kit';
import { Badge, DataTable, EmptyState } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useRewardsT } from '../locales';
import styles from '../Rewards.module.css';

const OVERALL = 'OVERALL';
const PAGE_SIZE = 10;

/** The leaderboard, overall or of a recurring mission, and the member's own rank. */
export function MissionBoard({ missions }: { missions: readonly Mission[] }) {
  const t = useRewardsT();
  const { number } = useFormat();
  const scoreText = useScoreText();
  const [board, setBoard] = useState(OVERALL);
  const [page, setPage] = useState(1);
  const races = missions.filter(({ period }) => period !== 'once');
  const mission = races.find(({ id }) => id === board);
  const query = useApiQuery(
    getMissionLeaderboard,
    { missionId: mission?.id, page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <div className={styles['stack']}>
      <Select
        aria-label={t('ranks.board')}
        className={styles['select']}
        value={board}
        options={[
          { value: OVERALL, label: t('ranks.overall') },
          ...races.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onValueChange={(value) => {
          setBoard(value);
          setPage(1);
        }}
      />
      <Loaded query={query} skeleton={[28, 320]}>
        {({ items, self, totalPages }) => (
          <>
            <p className={styles['text']}>
              {self ? t('ranks.own', { rank: number(self.rank) }) : t('ranks.none')}
            </p>
            <DataTable<MissionRank>
              caption={t('ranks.caption')}
              captionHidden
              short
              rows={items}
              rowKey={({ rank, account, score }) => `${rank} ${account} ${score}`}
              columns={[
                { id: 'rank', header: t('ranks.place'), cell: ({ rank }) => number(rank) },
                {
                  id: 'account',
                  header: t('ranks.player'),
                  isRowHeader: true,
                  cell: ({ account, isSelf }) => (
                    <>
                      {account} {isSelf && <Badge tone="teal">{t('ranks.you')}</Badge>}
                    </>
                  ),
                },
                {
                  id: 'score',
                  header: t('ranks.score'),
                  align: 'end',
                  cell: ({ score }) => scoreText(mission?.measure ?? null, score),
                },
              ]}
              empty={<EmptyState size="compact" title={t('ranks.emptyTitle')} />}
            />
            <RecordPager
              page={page}
              totalPages={totalPages}
              busy={query.isFetching}
              onPageChange={setPage}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
