import { getPointConfig, type PointConfig } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName, useErrorText, useFormat } from '@perya/i18n';
import { ContentPage, ErrorPanel } from '@perya/ui-kit';

import { EarningTable } from '../components/EarningTable/EarningTable';
import { useT } from '../i18n';
import { pointsFor } from '../pointsFor';
import styles from './PointMallPage.module.css';

/** The turnover that the rates are shown for, in minor units: rates per peso are too small to compare. */
const SHOWN_TURNOVER = 1_000_00;

/** `/pointMall`: how points are earned, by the operator's rates. */
export function PointMallPage() {
  const t = useT();
  const format = useFormat();
  return (
    <ContentPage title={t('pointMallPage.title')} lead={t('pointMallPage.lead')}>
      <section className={styles['section']} aria-labelledby="how-points-are-earned">
        <h2 id="how-points-are-earned" className={styles['heading']}>
          {t('pointMallPage.howTitle')}
        </h2>
        <Earning caption={t('pointMallPage.caption', { amount: format.money(SHOWN_TURNOVER) })} />
      </section>
    </ContentPage>
  );
}

const NOTHING: PointConfig['earning'] = [];

function Earning({ caption }: { caption: string }) {
  const t = useT();
  const categoryName = useCategoryName();
  const { number } = useFormat();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useApiQuery(getPointConfig, {});
  if (error && !data) {
    return (
      <ErrorPanel
        title={t('pointMallPage.failed')}
        reason={errorText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('pointMallPage.retry')}
        retrying={isFetching}
      />
    );
  }
  const rows = (data?.earning ?? NOTHING).map(({ category, turnoverPerPoint }) => ({
    category,
    name: categoryName(category),
    points: number(pointsFor(SHOWN_TURNOVER, turnoverPerPoint.minor), { maximumFractionDigits: 2 }),
  }));
  return (
    <EarningTable
      rows={rows}
      caption={caption}
      isLoading={isPending}
      labels={{
        category: t('pointMallPage.category'),
        points: t('pointMallPage.points'),
        loading: t('pointMallPage.loading'),
        empty: t('pointMallPage.empty'),
      }}
    />
  );
}
