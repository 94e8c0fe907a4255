import { listWinners } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../../filters/locales';
import { catalogue } from '../../locales';
import { wireWinners } from '../../testing';
import WinnersBoard from './WinnersBoard';

const meta = {
  title: 'Play/Finding games/WinnersBoard',
  component: WinnersBoard,
  parameters: {
    catalogues: [catalogue, filtersCatalogue, loadedCatalogue],
    platform: (fake: FakePlatform) =>
      fake.on(listWinners, () => ({ currency: 'PHP', list: wireWinners() })),
  },
  args: { category: 'RNG', onClose() {} },
} satisfies Meta<typeof WinnersBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: storyState.loading(listWinners) };

export const Failed: Story = { parameters: storyState.failed(listWinners) };

export const NobodyYet: Story = {
  parameters: storyState.answered(listWinners, { currency: 'PHP', list: [] }),
};

export const LongNames: Story = {
  globals: { language: 'TH', viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(listWinners, () => ({
        currency: 'PHP',
        list: wireWinners([
          'ผู้กล้าที่สู้กับปู่ฤๅษีในน้ำตกชื่อก้อง',
          'Đường Đua Trâu Vàng Giữa Những Thửa Ruộng Bậc Thang',
          'The Extraordinary Lantern Festival of San Fernando Megaways',
        ]),
      })),
  },
};

export const Vietnamese: Story = { globals: { language: 'VI' } };
