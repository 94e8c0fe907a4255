import { listMessages } from '@perya/api-client';
import { storyState, wirePage, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { rewardsCatalogue } from '../locales';
import { inbox, wireMessage } from '../rewardsTesting';
import { MessagesPage } from './MessagesPage';

const meta = {
  title: 'Account/Member center/MessagesPage',
  component: MessagesPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, rewardsCatalogue],
    session: {},
    platform: (fake: FakePlatform) => inbox(fake),
  },
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Loading: Story = { parameters: storyState.loading(listMessages) };

export const Failed: Story = { parameters: storyState.failed(listMessages) };

export const Empty: Story = { parameters: storyState.answered(listMessages, wirePage([])) };

export const Announcements: Story = {
  parameters: { route: { path: '/', url: '/?tab=announcements' } },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      inbox(fake, [wireMessage({ title: 'Napakahabangpamagatnawalangpuwang'.repeat(5) })]),
  },
};
