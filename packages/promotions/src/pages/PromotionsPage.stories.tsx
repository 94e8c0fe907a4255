import { listAnnouncements } from '@perya/api-client';
import { wireNotice, wirePage, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../i18n';
import { PromotionsPage } from './PromotionsPage';

function someNotices(fake: FakePlatform) {
  fake.on(listAnnouncements, ({ type }) => ({
    ...wirePage([
      wireNotice({ id: `${type}1`, title: `Lantern week (${type})` }),
      wireNotice({ id: `${type}2`, title: 'Card rooms rest on Tuesday' }),
    ]),
    totalPages: 3,
    totalCount: 20,
  }));
}

const meta = {
  title: 'Promotions/PromotionsPage',
  component: PromotionsPage,
  parameters: { layout: 'fullscreen', catalogues: [catalogue], platform: someNotices },
} satisfies Meta<typeof PromotionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Failed: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.fail(listAnnouncements, 'server-error') },
};

export const Empty: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.on(listAnnouncements, () => wirePage([])) },
};
