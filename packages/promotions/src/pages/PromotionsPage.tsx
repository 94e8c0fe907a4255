import { listPromotions, PROMOTION_CATEGORIES, type Promotion } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import { Button, ContentPage, EmptyState, Pagination, RadioGroup } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import {
  AvailablePromotions,
  type AvailablePromotionsProps,
} from '../components/AvailablePromotions/AvailablePromotions';
import {
  PendingPromotions,
  PromotionSections,
} from '../components/PromotionSections/PromotionSections';
import { useT } from '../locales';
import { listInput, parsePromotionsPlace, type PromotionsParams } from '../queries/queries';
import { useMemberView } from '../queries/useRefreshPromotions';
import styles from './PromotionsPage.module.css';

const ALL = 'all';

/** Props of {@link PromotionsPage}. */
export type PromotionsPageProps = AvailablePromotionsProps;

/**
 * `/promotions`: running, upcoming and ended promotions, by category, and what the member can claim and join. The
 * URL contains category and page.
 */
export function PromotionsPage({ inviteAddress }: PromotionsPageProps) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const place = parsePromotionsPlace(params);
  const query = useApiQuery(listPromotions, listInput(place), {
    placeholderData: keepPreviousData,
  });
  useMemberView(query.refetch);
  const go = ({ category, page }: PromotionsParams) =>
    setParams(
      { ...(category && { category }), ...(page > 1 && { page: String(page) }) },
      { preventScrollReset: page === place.page },
    );

  return (
    <ContentPage title={t('promotionsPage.title')} lead={t('promotionsPage.lead')} width="wide">
      <AvailablePromotions inviteAddress={inviteAddress} />
      <RadioGroup
        label={t('promotionsPage.categories')}
        isLabelHidden
        variant="chips"
        value={place.category ?? ALL}
        options={[
          { value: ALL, label: t('promotionsPage.all') },
          ...PROMOTION_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
        ]}
        onValueChange={(value) =>
          go({ category: PROMOTION_CATEGORIES.find((each) => each === value), page: 1 })
        }
      />
      <Loaded query={query} skeleton={<PendingPromotions />}>
        {({ items, totalPages }) => (
          <div className={styles['found']} data-stale={query.isPlaceholderData || undefined}>
            <Found promotions={items} isWhole={place.category === undefined} />
            <Pages total={totalPages} page={place.page} onGo={(page) => go({ ...place, page })} />
          </div>
        )}
      </Loaded>
    </ContentPage>
  );
}

interface FoundProps {
  promotions: readonly Promotion[];
  /** No filter is applied. */
  isWhole: boolean;
}

function Found({ promotions, isWhole }: FoundProps) {
  const t = useT();
  if (promotions.length > 0) return <PromotionSections promotions={promotions} />;
  return isWhole ? (
    <EmptyState titleLevel={2} title={t('list.emptyTitle')} description={t('list.emptyText')} />
  ) : (
    <EmptyState
      titleLevel={2}
      title={t('list.noneOfKind')}
      action={<Button render={<Link to="/promotions" />}>{t('list.showAll')}</Button>}
    />
  );
}

interface PagesProps {
  total: number;
  page: number;
  onGo: (page: number) => void;
}

function Pages({ total, page, onGo }: PagesProps) {
  const t = useT();
  if (total < 2) return null;
  return (
    <Pagination
      page={page}
      totalPages={total}
      onPageChange={onGo}
      labels={{
        navigation: t('pagination.navigation'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        page: (number) => t('pagination.page', { page: number }),
      }}
    />
  );
}
