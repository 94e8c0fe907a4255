import { getContracts, getSettlementDetail, getSettlements } from '@perya/api-client';
import {
  storyState,
  wireSettlement,
  wireSettlementDetail,
  wireSettlementRecord,
  type FakePlatform,
} from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';

import { contractsCatalogue } from '../contracts/locales';
import { catalogue } from '../locales';
import { settlementsCatalogue } from './locales';
import { SettlementPage } from './SettlementPage';
import { hugeSettlements, salariesOfEveryPeriod, settlementsOf } from './testWire';

const meta = {
  title: 'Agents/Contracts/SettlementPage',
  component: SettlementPage,
  parameters: {
    catalogues: [
      catalogue,
      loadedCatalogue,
      pageKitCatalogue,
      contractsCatalogue,
      settlementsCatalogue,
    ],
    session: { accountType: 'agent', agentType: 1 },
    platform: (fake: FakePlatform) => void settlementsOf(fake),
  },
  args: {
    kind: 'daily',
    linkTo: (page, params = {}) => (
      <Link to={`?${new URLSearchParams({ agent: page, ...params }).toString()}`} />
    ),
  },
} satisfies Meta<typeof SettlementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Daily wages with a pending offer. */
export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Dividends: Story = {
  args: { kind: 'dividend' },
  parameters: { platform: (fake: FakePlatform) => void settlementsOf(fake, 'DIVIDEND') },
};

export const Hourly: Story = {
  args: { kind: 'hourly' },
  parameters: { platform: (fake: FakePlatform) => void settlementsOf(fake, 'HOURLY') },
};

export const RealTime: Story = {
  args: { kind: 'realTime' },
  parameters: { platform: (fake: FakePlatform) => void settlementsOf(fake, 'REAL_TIME') },
};

/** Daily wages by contracts of every period. */
export const EveryPeriod: Story = {
  parameters: { platform: (fake: FakePlatform) => void salariesOfEveryPeriod(fake) },
};

export const EveryPeriodOnAPhone: Story = {
  ...EveryPeriod,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

/** Nothing was settled by a monthly contract. */
export const NothingMonthly: Story = {
  parameters: {
    ...storyState.answered(getSettlements, wireSettlementRecord([])),
    route: { path: '/', url: '/?teamPeriod=monthly' },
  },
};

export const OfDownlines: Story = {
  parameters: { route: { path: '/', url: '/?teamWhose=given' } },
};

export const Contracts: Story = {
  parameters: { route: { path: '/', url: '/?teamTab=contracts' } },
};

/** The explanation of one settlement. */
export const Explained: Story = {
  parameters: { route: { path: '/', url: '/?teamSettlement=s-1' } },
};

export const ExplainedOnAPhone: Story = {
  ...Explained,
  globals: { language: 'VI', viewport: { value: 'phone' } },
};

export const ADividendExplained: Story = {
  args: { kind: 'dividend' },
  parameters: {
    ...Explained.parameters,
    platform: (fake: FakePlatform) => void settlementsOf(fake, 'DIVIDEND'),
  },
};

/** A tier without a minimum turnover was reached, but the team had no turnover. */
export const NoTurnoverExplained: Story = {
  parameters: {
    ...Explained.parameters,
    platform: (fake: FakePlatform) =>
      void settlementsOf(fake).on(getSettlementDetail, () =>
        wireSettlementDetail({
          settlement: wireSettlement({ turnover: '0.00', gross: '0.00', amount: '0.00' }),
        }),
      ),
  },
};

export const NotExplained: Story = {
  parameters: { ...Explained.parameters, ...storyState.failed(getSettlementDetail) },
};

export const LongNumbersAndNames: Story = {
  parameters: {
    route: { path: '/', url: '/?teamWhose=given' },
    platform: (fake: FakePlatform) => void hugeSettlements(fake),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: storyState.answered(getSettlements, wireSettlementRecord([])),
};

export const Loading: Story = { parameters: storyState.loading([getSettlements, getContracts]) };

export const Failed: Story = { parameters: storyState.failed(getSettlements) };
