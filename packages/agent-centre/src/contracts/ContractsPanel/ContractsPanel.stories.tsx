import { getContracts } from '@perya/api-client';
import { storyState, wireContract, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { screen, userEvent } from 'storybook/test';

import { contractsCatalogue } from '../locales';
import { contractsOf, LONG_DOWNLINE_CONTRACTS } from '../testWire';
import { ContractsPanel } from './ContractsPanel';

const meta = {
  title: 'Agents/Contracts/ContractsPanel',
  component: ContractsPanel,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, contractsCatalogue],
    session: { accountType: 'agent', agentType: 1 },
    platform: (fake: FakePlatform) => void contractsOf(fake),
  },
  args: { kind: 'daily', downlines: <Link to="?agent=downlineManagement" /> },
} satisfies Meta<typeof ContractsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The upline's offer is pending next to the current contract. Of the contracts with downlines, one is pending
 * and one is active.
 */
export const Default: Story = {};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: {
    platform: (fake: FakePlatform) => void contractsOf(fake, { mine: [], given: [] }),
  },
};

export const LongNumbersAndNames: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      void contractsOf(fake, { mine: LONG_DOWNLINE_CONTRACTS, given: LONG_DOWNLINE_CONTRACTS }),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { parameters: storyState.loading(getContracts) };

export const Failed: Story = { parameters: storyState.failed(getContracts) };

const opening = (name: string): Partial<Story> => ({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog');
  },
});

/** Current and new terms, and the contracts that would end. */
export const Answering: Story = opening('View offer');

export const AnsweringOnAPhone: Story = {
  ...Answering,
  globals: { viewport: { value: 'phone' } },
};

export const Changing: Story = opening('Change: agent02');

export const ChangingOnAPhone: Story = { ...Changing, globals: { viewport: { value: 'phone' } } };

/** The agent's own contract is daily, so only one period can be offered. */
export const OfferingTheOnlyPeriod: Story = {
  ...Changing,
  parameters: {
    platform: (fake: FakePlatform) =>
      void contractsOf(fake, { room: { own: wireContract().terms } }),
  },
};

export const Ending: Story = opening('End: agent02');

export const TakingBack: Story = opening('Cancel offer: kuya_ben');

export const History: Story = opening('History: agent02');
