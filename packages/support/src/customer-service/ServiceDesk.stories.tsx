import { getFeedbackRules } from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue as feedbackCatalogue } from '../feedback/locales';
import { catalogue } from './locales';
import { ServiceDesk } from './ServiceDesk';

const meta = {
  title: 'Support/ServiceDesk',
  component: ServiceDesk,
  args: { isVipDesk: false },
  parameters: {
    catalogues: [catalogue, feedbackCatalogue],
    platform: (fake: FakePlatform) =>
      fake.on(getFeedbackRules, () => ({ minWords: 5, maxWords: 300 })),
  },
} satisfies Meta<typeof ServiceDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Vip: Story = {
  args: { isVipDesk: true },
  parameters: {
    session: {
      clubLabel: { name: 'Diamond', textColor: null, backgroundColor: null, rankLevel: 5 },
    },
  },
};

/** The URL of the VIP desk, opened by a regular member. */
export const NoVip: Story = { args: { isVipDesk: true } };
