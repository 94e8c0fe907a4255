import {
  cancelClosing,
  getClosing,
  listPayoutAccounts,
  requestClosing,
  type OwnDataStatus,
  type WireValueOf,
} from '@perya/api-client';
import {
  reject,
  storyState,
  wirePayoutAccount,
  type FakePlatform,
} from '@perya/api-client/testing';
import { accountErrorsCatalogue } from '@perya/i18n';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { screen, userEvent } from 'storybook/test';

import { wirePayoutAccounts } from '../payouts/payoutsTesting';
import { ClosingCard } from './ClosingCard';
import { wireClosing } from './closingTesting';
import { privacyCatalogue } from './locales';

type Wire = WireValueOf<typeof getClosing>;

const status: OwnDataStatus = {
  hasPassword: true,
  hasSecondFactor: false,
  perDay: 3,
  left: 3,
  resetsAt: null,
  keptDays: { signIns: 90, chatMessages: 30 },
  keptMonths: { security: 12, messages: 12, identity: 60, records: 60 },
};

const MORNING = Date.UTC(2026, 0, 15, 1);

const platformOf =
  (over: Partial<Wire> = {}) =>
  (fake: FakePlatform) => {
    fake
      .on(getClosing, () => wireClosing(over))
      .on(listPayoutAccounts, () => wirePayoutAccounts())
      .on(requestClosing, () => ({ state: 'REQUESTED' as const }))
      .on(cancelClosing, () => ({ currency: 'PHP', stillPaid: '0.00' }));
  };

const meta = {
  title: 'Account/Protection and privacy/ClosingCard',
  component: ClosingCard,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, accountErrorsCatalogue, privacyCatalogue],
    session: {},
    platform: platformOf(),
  },
  args: {
    status,
    linkTo: (page) => <Link to={`?member=${page}`} />,
    customerService: <Link to="?customerService">Customer service</Link>,
  },
} satisfies Meta<typeof ClosingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoneyLeft: Story = {};

export const NothingLeft: Story = { parameters: { platform: platformOf({ payout: '0.00' }) } };

export const OpenBets: Story = {
  parameters: {
    platform: platformOf({
      open: [
        { what: 'BETS', count: 2, amount: '150.00' },
        { what: 'DEPOSITS', count: 1, amount: '500.00' },
        { what: 'WITHDRAWALS', count: 1, amount: '1000.00' },
        { what: 'VENDOR_WALLETS', count: 1, amount: '75.00' },
        { what: 'REDEMPTIONS', count: 1, amount: null },
      ],
    }),
  },
};

export const TiedBonus: Story = {
  parameters: { platform: platformOf({ payout: '2000.00', forfeited: '500.00' }) },
};

export const NeedsCustomerService: Story = {
  parameters: { platform: platformOf({ needsService: true }) },
};

export const NoPassword: Story = { args: { status: { ...status, hasPassword: false } } };

export const Requested: Story = {
  parameters: { platform: platformOf({ state: 'REQUESTED', requestedAt: MORNING }) },
};

export const PayingOut: Story = {
  parameters: { platform: platformOf({ state: 'PAYING_OUT', requestedAt: MORNING }) },
};

export const PaymentRefused: Story = {
  parameters: {
    platform: platformOf({ failure: { reason: 'PAYMENT_REFUSED', at: MORNING } }),
  },
};

export const MoneyArrived: Story = {
  parameters: { platform: platformOf({ failure: { reason: 'MONEY_LEFT', at: MORNING } }) },
};

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
  await screen.findByRole('dialog', { name: 'Close your account' });
}

async function openWithAccounts() {
  await openDialog();
  await screen.findByRole('radio', { name: /Bangko Bayani/ });
}

export const Dialog: Story = { play: openWithAccounts };

export const DialogWithBonus: Story = {
  ...TiedBonus,
  args: { status: { ...status, hasSecondFactor: true } },
  globals: { viewport: { value: 'phone' }, theme: 'light' },
  play: openWithAccounts,
};

export const DialogWithNothingToPay: Story = { ...NothingLeft, play: openDialog };

export const DialogWithoutAnAccount: Story = {
  parameters: {
    platform: (fake: FakePlatform) => {
      platformOf()(fake);
      fake.on(listPayoutAccounts, () => wirePayoutAccounts({ accounts: [] }));
    },
  },
  play: async () => {
    await openDialog();
    await screen.findByText(/Add a payout account first/);
  },
};

export const DialogWithANewAccount: Story = {
  parameters: {
    platform: (fake: FakePlatform) => {
      platformOf()(fake);
      const accounts = [wirePayoutAccount({ usableAt: Date.UTC(2126, 0, 1) })];
      fake.on(listPayoutAccounts, () => wirePayoutAccounts({ accounts }));
    },
  },
  play: openWithAccounts,
};

export const Refused: Story = {
  parameters: {
    platform: (fake: FakePlatform) => {
      platformOf({ payout: '0.00' })(fake);
      fake.on(requestClosing, () => reject(422, 'CLOSING_CHANGED', 'closing_changed'));
    },
  },
  play: async () => {
    await openDialog();
    await userEvent.type(screen.getByLabelText(/Your login password/), 'Perya2026');
    await userEvent.click(screen.getByRole('checkbox'));
    const buttons = screen.getAllByRole('button', { name: 'Close my account' });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await screen.findByText(/The amounts have changed/);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Light: Story = { ...Requested, globals: { theme: 'light' } };
export const ThaiOnAPhone: Story = {
  ...OpenBets,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};
export const Filipino: Story = { ...PayingOut, globals: { language: 'FIL' } };
export const Loading: Story = { parameters: storyState.loading(getClosing) };
export const Failed: Story = { parameters: storyState.failed(getClosing) };
