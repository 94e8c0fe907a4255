import type { DepositState } from '@perya/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { depositCatalogue } from '../../locales';
import { StateBadge } from './StateBadge';

const STATES: readonly DepositState[] = [
  'created',
  'redirected',
  'awaitingReceipt',
  'reviewing',
  'paid',
  'refunded',
  'failed',
  'expired',
  'refused',
];

/** Every state of a deposit. */
const States = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {STATES.map((state) => (
      <StateBadge key={state} state={state} />
    ))}
  </div>
);

const meta = {
  title: 'Money/Deposit/StateBadge',
  component: States,
  parameters: { catalogues: [depositCatalogue] },
} satisfies Meta<typeof States>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
