import { claimRafflePromotion, getWheel, listSpins } from '@perya/api-client';
import { reject, storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { NO_PRIZE, SPINS_PRIZE, wheel, wireSpin, wireWheel } from './activitiesTesting';
import { activitiesCatalogue } from './locales';
import { WheelTab } from './WheelTab';

const meta = {
  title: 'Rewards/Points mall/WheelTab',
  component: WheelTab,
  parameters: {
    catalogues: [catalogue, loadedCatalogue, pageKitCatalogue, activitiesCatalogue],
    session: {},
    platform: (fake: FakePlatform) => wheel(fake),
  },
} satisfies Meta<typeof WheelTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Light: Story = { globals: { theme: 'light' } };

export const Guest: Story = {
  parameters: {
    session: null,
    platform: (fake: FakePlatform) => wheel(fake, { mine: null }),
  },
};

export const NoTicket: Story = {
  parameters: {
    platform: (fake: FakePlatform) => {
      const { mine } = wireWheel();
      return wheel(fake, { mine: mine && { ...mine, tickets: 0 } });
    },
  },
};

/** The spin wins nothing: shows a plain message. */
export const WinsNothing: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      wheel(
        fake,
        {},
        wireSpin({
          segmentId: 'none-1',
          name: 'Nothing',
          prize: NO_PRIZE,
        }),
      ),
  },
};

export const WinsFreeSpins: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      wheel(
        fake,
        {},
        wireSpin({
          segmentId: 'spins5',
          name: '5 free spins',
          prize: SPINS_PRIZE,
        }),
      ),
  },
};

export const Refused: Story = {
  parameters: storyState.answered(claimRafflePromotion, reject(409, 'NO_TICKET', 'no_ticket')),
};

export const Closed: Story = {
  parameters: { platform: (fake: FakePlatform) => wheel(fake, { isOpen: false }) },
};

export const Loading: Story = { parameters: storyState.loading([getWheel, listSpins]) };

export const Failed: Story = { parameters: storyState.failed(getWheel) };

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      wheel(fake, {
        segments: wireWheel().segments.map((segment) => ({
          ...segment,
          name: 'Isang napakahabang pangalan ng premyo na hindi kasya',
        })),
      }),
  },
};
