import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import listMeta from '../NoticeList/NoticeList.stories';
import { NoticeBoard } from './NoticeBoard';

const meta = {
  title: 'Components/Feedback/NoticeBoard',
  component: NoticeBoard,
  args: {
    notices: listMeta.args.notices,
    page: 1,
    totalPages: 4,
    onPageChange: fn(),
    onRetry: fn(),
    labels: {
      list: 'Announcements',
      loading: 'Loading the announcements',
      failed: 'The announcements did not load',
      retry: 'Try again',
      emptyTitle: 'No announcements yet',
      emptyText: 'News for agents will show up here.',
      pagination: {
        navigation: 'Announcement pages',
        previous: 'Previous',
        next: 'Next',
        page: (page) => `Page ${page}`,
      },
    },
  },
} satisfies Meta<typeof NoticeBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { notices: undefined } };

export const Empty: Story = { args: { notices: [], totalPages: 0 } };

export const Failed: Story = {
  args: { notices: undefined, error: 'The network link is abnormal. Check your connection.' },
};
