import { Button } from '@perya/ui-kit';
import type { Transaction } from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

import { pageKitCatalogue } from '../locales';
import { TransactionDrawer, type TransactionDrawerProps } from './TransactionDrawer';

const MOVE: Transaction = {
  id: '1',
  at: Date.UTC(2026, 10, 21, 4),
  type: 'DEPOSIT',
  status: 'done',
  amount: { minor: minorUnits(500_00), currency: 'PHP' },
  balanceAfter: { minor: minorUnits(10_500_00), currency: 'PHP' },
  reference: 'D-2026-0001',
  note: null,
};

const meta = {
  title: 'Page blocks/Data/TransactionDrawer',
  component: TransactionDrawer<Transaction>,
  parameters: { catalogues: [pageKitCatalogue] },
  args: { move: MOVE, labels: { close: 'Close' }, onClose: fn() },
} satisfies Meta<typeof TransactionDrawer<Transaction>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The way it is opened in a record: by the name of a row. */
export const OpenedByAButton: Story = { render: (args) => <Opened {...args} /> };

function Opened(props: TransactionDrawerProps<Transaction>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Deposit</Button>
      <TransactionDrawer
        {...props}
        move={isOpen ? props.move : null}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

/** Nothing left the wallet yet, so there is no balance after it. */
export const Pending: Story = {
  args: {
    move: {
      ...MOVE,
      type: 'WITHDRAWAL',
      status: 'pending',
      amount: { minor: minorUnits(-100_00), currency: 'PHP' },
      balanceAfter: null,
      note: 'Paid within the hour',
    },
  },
};

export const OfAMember: Story = { args: { whose: () => ['Account', 'juan01'] } };

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
