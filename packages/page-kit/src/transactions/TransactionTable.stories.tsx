import { type Transaction } from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { EmptyState } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { pageKitCatalogue } from '../locales';
import { TransactionTable } from './TransactionTable';

const peso = (minor: number) => ({ minor: minorUnits(minor), currency: 'PHP' });

const MOVE: Transaction = {
  id: '1',
  at: Date.UTC(2026, 10, 21, 4),
  type: 'DEPOSIT',
  status: 'done',
  amount: peso(500_00),
  balanceAfter: peso(10_500_00),
  reference: 'D-2026-0001',
  note: null,
};

const MOVES: readonly Transaction[] = [
  MOVE,
  { ...MOVE, id: '2', type: 'BET', amount: peso(-20_00), balanceAfter: peso(10_480_00) },
  {
    ...MOVE,
    id: '3',
    type: 'WITHDRAWAL',
    status: 'pending',
    amount: peso(-100_00),
    balanceAfter: null,
  },
];

const meta = {
  title: 'Page blocks/Data/TransactionTable',
  component: TransactionTable<Transaction>,
  parameters: { catalogues: [pageKitCatalogue] },
  args: {
    caption: 'Your transactions, newest first',
    loadingLabel: 'Loading your account record',
    moves: MOVES,
    totals: {
      transactions: 3,
      moneyIn: peso(500_00),
      moneyOut: peso(-20_00),
      net: peso(480_00),
    },
    isLoading: false,
    empty: <EmptyState title="No transactions here yet" />,
    onShow: fn(),
  },
} satisfies Meta<typeof TransactionTable<Transaction>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

/** Several members' transactions, with the member first. */
export const OfSeveral: Story = {
  args: { whose: { id: 'whose', header: 'Account', cell: () => 'juan01' } },
};

export const Empty: Story = { args: { moves: [], totals: undefined } };

export const Loading: Story = { args: { moves: [], totals: undefined, isLoading: true } };
