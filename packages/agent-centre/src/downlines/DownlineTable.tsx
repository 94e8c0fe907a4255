import type { Downline, DownlineOrder } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { DataTable, MoneyText, type DataTableColumn } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import type { DownlineChoice } from './downlineFilter';
import styles from './downlines.module.css';
import { useDownlinesT } from './locales';
import { StatusBadge } from './StatusBadge/StatusBadge';

export interface DownlineTableProps {
  downlines: readonly Downline[];
  choice: Pick<DownlineChoice, 'order' | 'isDescending'>;
  onSort(change: Partial<DownlineChoice>): void;
  /** Opens the profile. */
  onOpen(memberId: string): void;
  /** Drills down one level. */
  onInto(memberId: string): void;
  empty: ReactNode;
}

const ORDERS: Readonly<Record<string, DownlineOrder>> = {
  account: 'account',
  level: 'level',
  balance: 'balance',
  joined: 'joined',
  lastSignIn: 'lastSignIn',
};

/** A page of downlines with their name, level, balance and last login. */
export function DownlineTable({
  downlines,
  choice,
  onSort,
  onOpen,
  onInto,
  empty,
}: DownlineTableProps) {
  const t = useDownlinesT();
  const { money, number, date, dateTime } = useFormat();
  const columns: DataTableColumn<Downline>[] = [
    {
      id: 'account',
      header: t('column.account'),
      isRowHeader: true,
      sortable: true,
      cell: ({ memberId, account, nickname, kind }) => (
        <span className={styles['stack']}>
          <button type="button" className={styles['open']} onClick={() => onOpen(memberId)}>
            {account}
          </button>
          <span className={styles['note']}>
            {nickname === account ? t(`kind.${kind}`) : `${nickname} · ${t(`kind.${kind}`)}`}
          </span>
        </span>
      ),
    },
    {
      id: 'level',
      header: t('column.level'),
      align: 'end',
      sortable: true,
      cell: ({ level }) => number(level),
    },
    { id: 'status', header: t('column.status'), cell: (row) => <StatusBadge downline={row} /> },
    {
      id: 'balance',
      header: t('column.balance'),
      align: 'end',
      sortable: true,
      cell: ({ balance }) => <MoneyText text={money(balance.minor, balance.currency)} />,
    },
    {
      id: 'team',
      header: t('column.team'),
      align: 'end',
      cell: ({ memberId, account, members, directs }) =>
        directs === 0 ? (
          number(members)
        ) : (
          <button
            type="button"
            className={styles['open']}
            aria-label={t('into', { account, count: members })}
            onClick={() => onInto(memberId)}
          >
            {number(members)}
          </button>
        ),
    },
    {
      id: 'joined',
      header: t('column.joined'),
      sortable: true,
      cell: ({ joinedAt }) => date(joinedAt),
    },
    {
      id: 'lastSignIn',
      header: t('column.lastSignIn'),
      sortable: true,
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? t('neverSignedIn') : dateTime(lastSignInAt),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      captionHidden
      columns={columns}
      rows={downlines}
      rowKey={({ memberId }) => memberId}
      sort={{
        columnId: choice.order,
        direction: choice.isDescending ? 'descending' : 'ascending',
      }}
      onSortChange={({ columnId, direction }) =>
        onSort({
          order: ORDERS[columnId] ?? 'account',
          isDescending: direction === 'descending',
        })
      }
      empty={empty}
    />
  );
}
