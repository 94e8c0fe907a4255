import { DEFAULT_ANNOUNCEMENT_PAGE_SIZE, listAnnouncements } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { PageFrame, usePagerLabels, usePanelLabels } from '@perya/page-kit';
import { NoticeBoard } from '@perya/ui-kit/notice-list';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useT } from '../locales';

/** The operator's announcements for agents, nine per page (specification §2, announcement). */
export function AnnouncementPage() {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const panel = usePanelLabels();
  const pagination = usePagerLabels();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useApiQuery(
    listAnnouncements,
    { type: 'B', page, pageSize: DEFAULT_ANNOUNCEMENT_PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  return (
    <PageFrame title={t('centre.announcement')}>
      <NoticeBoard
        notices={data?.items.map((notice) => ({
          ...notice,
          dateText: format.stamp(notice.publishedAt),
        }))}
        error={error ? errorText(error) : undefined}
        onRetry={() => void refetch()}
        isFetching={isFetching}
        page={page}
        totalPages={data?.totalPages ?? 0}
        onPageChange={setPage}
        labels={{
          list: t('centre.announcement'),
          ...panel,
          emptyTitle: t('notices.emptyTitle'),
          emptyText: t('notices.emptyText'),
          pagination,
        }}
      />
    </PageFrame>
  );
}
