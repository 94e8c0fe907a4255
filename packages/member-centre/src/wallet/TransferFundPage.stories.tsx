import { collectFunds, getMerchantWallet, listWallets, transferFunds } from '@perya/api-client';
import { reject, storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';

import { walletCatalogue } from './locales';
import { TransferFundPage } from './TransferFundPage';

const wallet = (code: string, name: string | null, balance: string) => ({
  code,
  vendorName: name,
  balance,
});

const wallets =
  (list: ReturnType<typeof wallet>[], total: string, isSingle = false) =>
  (fake: FakePlatform) =>
    fake
      .on(listWallets, () => ({ currency: 'PHP', total, wallets: list }))
      .on(getMerchantWallet, () => ({ isSingle }))
      .on(transferFunds, ({ amount }) => ({
        id: 't-1',
        amount,
        currency: 'PHP',
        status: 'DONE' as const,
      }))
      .on(collectFunds, () => ({ amount: '1734.50', currency: 'PHP', walletCount: 2 }));

const THREE = [
  wallet('MAIN', null, '8265.50'),
  wallet('XGS', 'Xylo Game Shed', '1234.50'),
  wallet('SS', 'Saya Studio', '500.00'),
  wallet('TDG', 'Tandang Arena', '0.00'),
];

const meta = {
  title: 'Money/Transfers/TransferFundPage',
  component: TransferFundPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, walletCatalogue],
    session: {},
    platform: wallets(THREE, '10000.00'),
  },
  args: { linkTo: (page) => <Link to={`?member=${page}`} /> },
} satisfies Meta<typeof TransferFundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const SingleWallet: Story = {
  parameters: { platform: wallets([wallet('MAIN', null, '10000.00')], '10000.00', true) },
};

export const NothingAnywhere: Story = {
  parameters: {
    platform: wallets(
      [wallet('MAIN', null, '0.00'), wallet('XGS', 'Xylo Game Shed', '0.00')],
      '0.00',
    ),
  },
};

export const LongNumbersAndNames: Story = {
  parameters: {
    platform: wallets(
      [
        wallet('MAIN', null, '9876543210.99'),
        wallet('XGS', 'The Very Long Named Barangay Game Studio of the Visayas', '9876543210.99'),
        wallet('SS', 'Donaudampfschifffahrtsgesellschaft', '0.01'),
      ],
      '19753086421.99',
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { parameters: storyState.loading(listWallets) };

export const Failed: Story = { parameters: storyState.failed(listWallets) };

/** The wallets are known, but not whether they are separate. */
export const MerchantFailed: Story = { parameters: storyState.failed(getMerchantWallet) };

export const Refusing: Story = {
  parameters: storyState.answered(
    transferFunds,
    reject(422, 'INSUFFICIENT_BALANCE', 'insufficient_balance'),
  ),
};
