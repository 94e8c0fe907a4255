import { DEFAULT_ANNOUNCEMENT_PAGE_SIZE, listAnnouncements } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { usePagerLabels, usePanelLabels } from '@perya/page-kit';
import { NoticeBoard } from '@perya/ui-kit/notice-list';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useRewardsT } from '../locales';

/** The operator's announcements, nine per page (specification §9). */
export function Announcements() {
  const t = useRewardsT();
  const panel = usePanelLabels();
  const pagination = usePagerLabels();
  const { stamp } = useFormat();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useApiQuery(
    listAnnouncements,
    { type: 'B', page, pageSize: DEFAULT_ANNOUNCEMENT_PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  return (
    <NoticeBoard
      notices={data?.items.map((notice) => ({ ...notice, dateText: stamp(notice.publishedAt) }))}
      error={error ? errorText(error) : undefined}
      onRetry={() => void refetch()}
      isFetching={isFetching}
      page={page}
      totalPages={data?.totalPages ?? 0}
      onPageChange={setPage}
      labels={{
        list: t('messages.announcements'),
        ...panel,
        emptyTitle: t('messages.noticesEmptyTitle'),
        emptyText: t('messages.noticesEmptyText'),
        pagination,
      }}
    />
  );
}
