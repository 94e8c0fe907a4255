import { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from '@perya/api-client';
import {
  reject,
  storyState,
  wirePayoutAccount,
  type FakePlatform,
} from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { userEvent, within } from 'storybook/test';

import { payoutsCatalogue } from './locales';
import { PayoutAccounts } from './PayoutAccounts';
import { wirePayoutAccounts } from './payoutsTesting';

const CRYPTO = wirePayoutAccount({
  id: '12',
  kind: 'CRYPTO',
  provider: 'TRC20',
  providerName: 'USDT · TRON (TRC20)',
  number: 'TR7N…Lj6t',
  holder: null,
});

function platform(fake: FakePlatform) {
  fake
    .on(listPayoutAccounts, () => wirePayoutAccounts({ accounts: [wirePayoutAccount(), CRYPTO] }))
    .on(addPayoutAccount, ({ paymentPassword }) =>
      paymentPassword === '123456'
        ? wirePayoutAccount({ id: '13', number: '•••• 9012' })
        : reject(400, 'PAYMENT_PASSWORD_WRONG', 'payment_password_wrong'),
    )
    .on(removePayoutAccount, () => null);
}

const meta = {
  title: 'Money/Withdrawal/PayoutAccounts',
  component: PayoutAccounts,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, payoutsCatalogue],
    session: {},
    platform,
  },
  args: { settings: <Link to="?member=securityCenter" /> },
} satisfies Meta<typeof PayoutAccounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an account' }));
    await within(document.body).findByRole('dialog');
  },
};

export const AddingOnAPhone: Story = { ...Adding, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: storyState.answered(
    listPayoutAccounts,
    wirePayoutAccounts({ accounts: [], realName: null }),
  ),
};

export const Loading: Story = { parameters: storyState.loading(listPayoutAccounts) };

export const Failed: Story = { parameters: storyState.failed(listPayoutAccounts) };

export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'TH' },
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(listPayoutAccounts, () =>
        wirePayoutAccounts({
          accounts: [
            wirePayoutAccount({
              providerName: 'Cooperative Rural Development Bank of the Northern Provinces',
              holder: 'M••• C••• D••• L••• S••• V•••',
            }),
          ],
        }),
      ),
  },
};
