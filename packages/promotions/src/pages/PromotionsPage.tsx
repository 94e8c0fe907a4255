import { DEFAULT_ANNOUNCEMENT_PAGE_SIZE, listAnnouncements } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { ContentPage, RadioGroup } from '@perya/ui-kit';
import { NoticeBoard } from '@perya/ui-kit/notice-list';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { useT } from '../i18n';

/** Kinds of announcements that guests read: promotions first (specification §3, announcement types). */
const KINDS = ['PR', 'B'] as const;

/** `/promotions`: what the operator announces, nine a page. The address holds the kind and the page. */
export function PromotionsPage() {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const [params, setParams] = useSearchParams();
  const kind = KINDS.find((each) => each === params.get('kind')) ?? KINDS[0];
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, isFetching, refetch } = useApiQuery(
    listAnnouncements,
    { type: kind, page, pageSize: DEFAULT_ANNOUNCEMENT_PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  const go = (next: { kind: string; page?: number }) =>
    setParams(
      { kind: next.kind, ...(next.page && { page: String(next.page) }) },
      { preventScrollReset: true },
    );

  return (
    <ContentPage title={t('promotionsPage.title')} lead={t('promotionsPage.lead')}>
      <RadioGroup
        label={t('promotionsPage.kinds')}
        isLabelHidden
        variant="chips"
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`promotionsPage.${value}`) }))}
        onValueChange={(value) => go({ kind: value })}
      />
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
        onPageChange={(next) => go({ kind, page: next })}
        labels={{
          list: t(`promotionsPage.${kind}`),
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
    </ContentPage>
  );
}
