import { pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { FeedbackPage } from './FeedbackPage';
import { rewardsCatalogue } from './locales';

const meta = {
  title: 'Account/Member center/FeedbackPage',
  component: FeedbackPage,
  parameters: { catalogues: [pageKitCatalogue, rewardsCatalogue], session: {} },
  args: { feedback: <p>The site’s own form stands here.</p> },
} satisfies Meta<typeof FeedbackPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
