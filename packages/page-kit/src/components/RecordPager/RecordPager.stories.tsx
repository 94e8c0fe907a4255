import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { pageKitCatalogue } from '../../locales';
import { RecordPager } from './RecordPager';

const meta = {
  title: 'Page blocks/Data/RecordPager',
  component: RecordPager,
  parameters: { catalogues: [pageKitCatalogue] },
  args: { page: 4, totalPages: 12, onPageChange: fn() },
} satisfies Meta<typeof RecordPager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThaiOnAPhone: Story = {
  args: { page: 500, totalPages: 1000 },
  globals: { language: 'TH', viewport: { value: 'phone' } },
};
