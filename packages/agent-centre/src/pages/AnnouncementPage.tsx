import { DEFAULT_ANNOUNCEMENT_PAGE_SIZE, listAnnouncements } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { NoticeBoard } from '@perya/ui-kit/notice-list';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useT } from '../i18n';
import styles from './AnnouncementPage.module.css';

/** What the operator announces to its agents, nine a page (specification §2, announcement). */
export function AnnouncementPage() {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useApiQuery(
    listAnnouncements,
    { type: 'B', page, pageSize: DEFAULT_ANNOUNCEMENT_PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  return (
    <section className={styles['page']} aria-labelledby="agent-announcements">
      <h2 id="agent-announcements" className={styles['title']}>
        {t('centre.announcement')}
      </h2>
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
          loading: t('notices.loading'),
          failed: t('notices.failed'),
          retry: t('notices.retry'),
          emptyTitle: t('notices.emptyTitle'),
          emptyText: t('notices.emptyText'),
          pagination: {
            navigation: t('pagination.navigation'),
            previous: t('pagination.previous'),
            next: t('pagination.next'),
            page: (number) => t('pagination.page', { page: number }),
          },
        }}
      />
    </section>
  );
}
