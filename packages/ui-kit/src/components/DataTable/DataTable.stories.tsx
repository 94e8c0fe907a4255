import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge';
import { DateTimeText } from '../DateTimeText/DateTimeText';
import { EmptyState } from '../EmptyState/EmptyState';
import { MoneyText } from '../MoneyText/MoneyText';
import { DataTable, type DataTableColumn, type TableSort } from './DataTable';

interface Bet {
  id: string;
  game: string;
  at: number;
  stake: number;
  payout: number;
  status: 'Won' | 'Lost' | 'Running';
}

const START = Date.UTC(2026, 10, 21, 0, 30);
const peso = (amount: number) => `₱${amount.toLocaleString('en-PH', { minimumFractionDigits: 2 })}`;

const BETS: readonly Bet[] = [
  { id: 'a1', game: 'Lantern Fortune', at: START, stake: 20, payout: 164, status: 'Won' },
  { id: 'a2', game: 'Carabao Race', at: START - 90_000, stake: 1500, payout: 0, status: 'Lost' },
  {
    id: 'a3',
    game: 'Manila Baccarat',
    at: START - 400_000,
    stake: 50,
    payout: 97.5,
    status: 'Won',
  },
  { id: 'a4', game: 'Reef Hunters', at: START - 900_000, stake: 5, payout: 0, status: 'Running' },
];

const TONES = { Won: 'success', Lost: 'neutral', Running: 'teal' } as const;
const MONEY_LABELS = { in: 'Received', out: 'Paid' };

const COLUMNS: readonly DataTableColumn<Bet>[] = [
  { id: 'game', header: 'Game', cell: (bet) => bet.game, isRowHeader: true, sortable: true },
  {
    id: 'at',
    header: 'Time',
    cell: (bet) => (
      <DateTimeText
        instant={bet.at}
        tone="muted"
        text={new Date(bet.at).toISOString().slice(0, 19).replace('T', ' ')}
      />
    ),
    sortable: true,
  },
  {
    id: 'status',
    header: 'Result',
    cell: (bet) => (
      <Badge size="small" tone={TONES[bet.status]}>
        {bet.status}
      </Badge>
    ),
  },
  {
    id: 'stake',
    header: 'Stake',
    align: 'end',
    cell: (bet) => <MoneyText text={peso(bet.stake)} flow="out" labels={MONEY_LABELS} />,
    sortable: true,
    total: <MoneyText text={peso(1575)} flow="out" labels={MONEY_LABELS} />,
  },
  {
    id: 'payout',
    header: 'Payout',
    align: 'end',
    cell: (bet) =>
      bet.payout > 0 ? (
        <MoneyText text={peso(bet.payout)} flow="in" labels={MONEY_LABELS} />
      ) : (
        <MoneyText text={peso(0)} tone="muted" />
      ),
    total: <MoneyText text={peso(261.5)} flow="in" labels={MONEY_LABELS} />,
  },
];

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<Bet>,
  args: {
    caption: 'Betting record',
    columns: COLUMNS,
    rows: BETS,
    rowKey: (bet) => bet.id,
    totalLabel: 'This page',
    empty: <EmptyState size="compact" title="No bets in these days" />,
  },
} satisfies Meta<typeof DataTable<Bet>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sortable: Story = {
  render: function Sortable(args) {
    const [sort, setSort] = useState<TableSort>({ columnId: 'at', direction: 'descending' });
    const key = sort.columnId as keyof Bet;
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const rows = args.rows.toSorted((a, b) => (a[key] < b[key] ? -sign : sign));
    return <DataTable {...args} rows={rows} sort={sort} onSortChange={setSort} />;
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: [], loadingLabel: 'Loading the betting record' } };

export const Refreshing: Story = { args: { loadingLabel: 'Loading the betting record' } };

export const LongNames: Story = {
  args: {
    caption: 'ประวัติการเดิมพันของคุณ',
    totalLabel: 'ยอดรวมของหน้านี้',
    columns: COLUMNS.map((column) =>
      column.id === 'stake' ? { ...column, header: 'Số tiền đặt cược của bạn' } : column,
    ),
    rows: [
      {
        id: 'b1',
        game: 'Cuộc phiêu lưu của những chiếc đèn lồng ở chợ đêm Hội An phiên bản đặc biệt',
        at: START,
        stake: 999_999_999.99,
        payout: 999_999_999_999.99,
        status: 'Won',
      },
    ],
  },
};
