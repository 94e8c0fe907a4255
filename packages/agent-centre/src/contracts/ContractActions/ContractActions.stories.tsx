import { getContracts } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { contractsCatalogue } from '../locales';
import { contractsOf, DIVIDEND_TERMS } from '../testWire';
import { ContractActions } from './ContractActions';

const meta = {
  title: 'Agents/Contracts/ContractActions',
  component: ContractActions,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, contractsCatalogue],
    session: { accountType: 'agent', agentType: 1 },
    platform: (fake: FakePlatform) => void contractsOf(fake),
  },
  args: { downline: { id: '2', account: 'agent02' } },
} satisfies Meta<typeof ContractActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const VietnameseOnAPhone: Story = {
  globals: { language: 'VI', viewport: { value: 'phone' } },
};

export const Loading: Story = { parameters: storyState.loading(getContracts) };

export const Failed: Story = { parameters: storyState.failed(getContracts) };

/** A dividend also requires a team loss. No contract exists yet. */
export const OfferingADividend: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      void contractsOf(fake, { room: { own: DIVIDEND_TERMS, current: null } }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Offer: Dividend contract' }));
    await screen.findByRole('button', { name: 'Send offer' });
  },
};

/** An agent without a contract can't offer one. */
export const NothingToGive: Story = {
  ...OfferingADividend,
  parameters: {
    platform: (fake: FakePlatform) =>
      void contractsOf(fake, { room: { own: null, current: null } }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Offer: Dividend contract' }));
    await screen.findByText(/You don’t have an active contract of this/);
  },
};
