import {
  getTeamByCategory,
  type BettingTotals,
  type Category,
  type TeamByCategory,
  type TeamSpan,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName, useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { Card, DataTable, EmptyState, type DataTableColumn } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';

import { LazyDisclosure } from '../components/LazyDisclosure/LazyDisclosure';
import { ResultText, shareOf, useFigureText } from './figures';
import { useTeamT } from './locales';
import styles from './team.module.css';

/** The team's turnover by category, with its share of the total. */
export function CategoryPanel({ span }: { span: TeamSpan }) {
  const t = useTeamT();
  const query = useApiQuery(getTeamByCategory, span, {
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={t('category.title')} titleLevel={3}>
      <Loaded
        query={query}
        skeleton={[44, 44, 44]}
        isEmpty={({ categories }) => categories.length === 0}
        empty={
          <EmptyState
            size="compact"
            titleLevel={4}
            title={t('category.emptyTitle')}
            description={t('category.emptyText')}
          />
        }
      >
        {(play) => <Categories play={play} />}
      </Loaded>
    </Card>
  );
}

function Categories({ play: { categories, totals } }: { play: TeamByCategory }) {
  const t = useTeamT();
  const name = useCategoryName();
  const figureText = useFigureText();
  const { percent } = useFormat();
  const share = (turnover: number) => shareOf(turnover, totals.turnover.minor);
  return (
    <div className={styles['panel']}>
      <ol className={styles['bars']} aria-label={t('category.chart')}>
        {categories.map(({ category, turnover }) => (
          <li key={category} className={styles['barLine']}>
            <span>{name(category)}</span>
            <span className={styles['track']} aria-hidden>
              <span
                className={styles['fill']}
                style={{ inlineSize: `${share(turnover.minor) * 100}%` }}
              />
            </span>
            <span className={styles['barValue']} data-numeric>
              {figureText(turnover)} · {percent(share(turnover.minor), 1)}
            </span>
          </li>
        ))}
      </ol>
      <LazyDisclosure label={t('trend.table')}>
        <CategoryTable categories={categories} totals={totals} />
      </LazyDisclosure>
    </div>
  );
}

type CategoryRow = BettingTotals & { readonly category: Category };

function CategoryTable({ categories, totals }: Pick<TeamByCategory, 'categories' | 'totals'>) {
  const t = useTeamT();
  const name = useCategoryName();
  const figureText = useFigureText();
  const columns: DataTableColumn<CategoryRow>[] = [
    {
      id: 'category',
      header: t('category.category'),
      isRowHeader: true,
      cell: ({ category }) => name(category),
    },
    ...(['bets', 'stake', 'payout', 'turnover'] as const).map((figure) => ({
      id: figure,
      header: t(`category.${figure}`),
      align: 'end' as const,
      cell: (row: CategoryRow) => figureText(row[figure]),
      total: figureText(totals[figure]),
    })),
    {
      id: 'result',
      header: t('category.result'),
      align: 'end',
      cell: ({ result }) => <ResultText money={result} />,
      total: <ResultText money={totals.result} />,
    },
  ];
  return (
    <DataTable
      caption={t('category.title')}
      captionHidden
      columns={columns}
      rows={categories}
      rowKey={({ category }) => category}
      totalLabel={t('total')}
    />
  );
}
