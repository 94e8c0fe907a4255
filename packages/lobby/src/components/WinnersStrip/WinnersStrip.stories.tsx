import { listWinners } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../../filters/locales';
import { catalogue } from '../../locales';
import { wireWinners } from '../../testing';
import { WinnersStrip } from './WinnersStrip';

const meta = {
  title: 'Play/Finding games/WinnersStrip',
  component: WinnersStrip,
  parameters: {
    catalogues: [catalogue, filtersCatalogue],
    platform: (fake: FakePlatform) =>
      fake.on(listWinners, () => ({ currency: 'PHP', list: wireWinners() })),
  },
  args: { category: 'RNG' },
} satisfies Meta<typeof WinnersStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const LongNames: Story = {
  globals: { language: 'VI' },
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(listWinners, () => ({
        currency: 'PHP',
        list: wireWinners(['Đường Đua Trâu Vàng Giữa Những Thửa Ruộng Bậc Thang Mù Cang Chải']),
      })),
  },
};

/** No wins yet: renders nothing. */
export const NobodyYet: Story = {
  parameters: storyState.answered(listWinners, { currency: 'PHP', list: [] }),
};
