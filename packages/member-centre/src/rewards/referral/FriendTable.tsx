import {
  listReferredFriends,
  type ReferredFriend,
  type ReferredFriendState,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded, RecordPager } from '@perya/page-kit';
import type { Money } from '@perya/rules/money';
import { Badge, DataTable, DateTimeText, type BadgeTone } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useRewardsT } from '../locales';
import styles from '../Rewards.module.css';

const PAGE_SIZE = 10;
const TONES: Readonly<Record<ReferredFriendState, BadgeTone>> = {
  joined: 'teal',
  qualified: 'gold',
  rewarded: 'success',
  'not-counted': 'neutral',
};

/** Friends who registered with the member's link, with masked names. */
export function FriendTable({ goal }: { goal: Money }) {
  const t = useRewardsT();
  const { money, stamp } = useFormat();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    listReferredFriends,
    { page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Loaded query={query} skeleton={[280]}>
      {({ items, totalPages }) => (
        <div className={styles['section']}>
          <DataTable<ReferredFriend>
            caption={t('referral.friends')}
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'friend',
                header: t('referral.friend'),
                isRowHeader: true,
                cell: ({ account }) => account,
              },
              {
                id: 'joined',
                header: t('referral.joined'),
                cell: ({ joinedAt }) => <DateTimeText instant={joinedAt} text={stamp(joinedAt)} />,
              },
              {
                id: 'progress',
                header: t('referral.progress'),
                align: 'end',
                cell: ({ progress }) =>
                  t('referral.progressOf', {
                    done: money(progress.minor, progress.currency),
                    goal: money(goal.minor, goal.currency),
                  }),
              },
              {
                id: 'state',
                header: t('referral.state'),
                cell: ({ state }) => <Badge tone={TONES[state]}>{t(`friendState.${state}`)}</Badge>,
              },
            ]}
          />
          <RecordPager
            page={page}
            totalPages={totalPages}
            busy={query.isFetching}
            onPageChange={setPage}
          />
        </div>
      )}
    </Loaded>
  );
}
