import { loadedCatalogue, pageKitCatalogue, usePeriod } from '@perya/page-kit';
import { DataTable } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

import { catalogue } from '../../locales';
import { Report } from './Report';

interface Row {
  account: string;
  bets: number;
}

const ROWS: Row[] = [
  { account: 'juan01', bets: 128 },
  { account: 'maria03', bets: 64 },
];

interface SampleProps {
  rows: Row[];
  /** Why the rows couldn't be loaded. */
  error: Error | null;
  isLoading: boolean;
  onTurn: (page: number) => void;
}

/** A report of two columns. */
function Sample({ rows, error, isLoading, onTurn }: SampleProps) {
  const period = usePeriod();
  const [page, setPage] = useState(1);
  const isKnown = error === null && !isLoading;
  const items = { items: rows, totalCount: rows.length * 3, totalPages: 3 };
  const turn = (next: number) => {
    setPage(next);
    onTurn(next);
  };
  return (
    <Report
      period={period}
      query={{ data: isKnown ? items : undefined, error, isFetching: isLoading, refetch: fn() }}
      page={page}
      onTurn={turn}
      file={{
        name: 'bets',
        columns: [
          { header: 'Account', cell: ({ account }) => account },
          { header: 'Bets', cell: ({ bets }) => bets },
        ],
        async *parts() {
          yield await Promise.resolve({ rows, total: rows.length });
        },
      }}
    >
      <DataTable
        caption="Bets"
        columns={[
          { id: 'account', header: 'Account', cell: ({ account }: Row) => account },
          { id: 'bets', header: 'Bets', cell: ({ bets }: Row) => bets, align: 'end' },
        ]}
        rows={isKnown ? rows : []}
        rowKey={({ account }) => account}
        loadingLabel={isLoading ? 'Loading bets' : undefined}
      />
    </Report>
  );
}

const meta = {
  title: 'Agents/Records/Report',
  component: Sample,
  parameters: {
    catalogues: [catalogue, loadedCatalogue, pageKitCatalogue],
    session: { accountType: 'agent', agentType: 1 },
  },
  args: { rows: ROWS, error: null, isLoading: false, onTurn: fn() },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = { args: { error: new Error('No answer') } };

/** No pages and no file. */
export const Empty: Story = { args: { rows: [] } };
