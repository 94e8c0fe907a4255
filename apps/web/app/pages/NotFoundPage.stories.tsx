import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { homePlatform, withRootData } from '../testing';
import { pagesCatalogue } from './locales';
import NotFoundPage from './NotFoundPage';

const meta = {
  title: 'Site/Status pages/NotFoundPage',
  component: NotFoundPage,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, pagesCatalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
