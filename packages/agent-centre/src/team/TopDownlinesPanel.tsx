import {
  getTopDownlines,
  type TeamSpan,
  type TopDownline,
  type TopDownlineOrder,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { Badge, Card, DataTable, EmptyState, Link, type DataTableColumn } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';

import type { AgentPageProps } from '../address/AgentPageProps';
import { useChoice } from '../address/useChoice';
import { ResultText, useFigureText } from './figures';
import { useTeamT } from './locales';
import styles from './team.module.css';

const ORDERS = ['turnover', 'deposits', 'loss'] as const satisfies readonly TopDownlineOrder[];
const SHOWN = 10;

export interface TopDownlinesPanelProps extends Pick<AgentPageProps, 'linkTo'> {
  span: TeamSpan;
}

/** The top direct downlines of the period, each including their branch. */
export function TopDownlinesPanel({ span, linkTo }: TopDownlinesPanelProps) {
  const t = useTeamT();
  const [order, choose] = useChoice('teamTop', ORDERS);
  const query = useApiQuery(
    getTopDownlines,
    { ...span, order, limit: SHOWN },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Card title={t('top.title')} titleLevel={3}>
      <div className={styles['panel']}>
        <p className={styles['note']}>{t('top.lead')}</p>
        <div className={styles['choice']}>
          <Select
            aria-label={t('top.order')}
            value={order}
            options={ORDERS.map((each) => ({ value: each, label: t(`topOrder.${each}`) }))}
            onValueChange={choose}
          />
        </div>
        <Loaded query={query} skeleton={[280]}>
          {(downlines) => <TopTable downlines={downlines} linkTo={linkTo} />}
        </Loaded>
      </div>
    </Card>
  );
}

interface TopTableProps extends Pick<AgentPageProps, 'linkTo'> {
  downlines: readonly TopDownline[];
}

function TopTable({ downlines, linkTo }: TopTableProps) {
  const t = useTeamT();
  const { number } = useFormat();
  const figureText = useFigureText();
  const columns: DataTableColumn<TopDownline>[] = [
    {
      id: 'account',
      header: t('top.downline'),
      isRowHeader: true,
      cell: ({ memberId, account, isAgent }) => (
        <span className={styles['who']}>
          <Link render={linkTo('downlineManagement', { downline: memberId })}>{account}</Link>
          {isAgent && (
            <Badge size="small" tone="teal">
              {t('top.agent')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'members',
      header: t('top.members'),
      align: 'end',
      cell: ({ members }) => number(members),
    },
    ...(['turnover', 'deposits', 'withdrawals'] as const).map((figure) => ({
      id: figure,
      header: t(`figure.${figure}`),
      align: 'end' as const,
      cell: (row: TopDownline) => figureText(row[figure]),
    })),
    {
      id: 'net',
      header: t('figure.net'),
      align: 'end',
      cell: ({ net }) => <ResultText money={net} />,
    },
  ];
  return (
    <DataTable
      caption={t('top.title')}
      captionHidden
      columns={columns}
      rows={downlines}
      rowKey={({ memberId }) => memberId}
      empty={
        <EmptyState
          size="compact"
          titleLevel={4}
          title={t('top.emptyTitle')}
          description={t('top.emptyText')}
          action={<Link render={linkTo('registerAccountCentre')}>{t('top.emptyAction')}</Link>}
        />
      }
    />
  );
}
