import type { Meta, StoryObj } from '@storybook/react-vite';

import { pageKitCatalogue } from '../../locales';
import { ShareLink } from './ShareLink';

const meta = {
  title: 'Page blocks/Actions/ShareLink',
  component: ShareLink,
  parameters: { catalogues: [pageKitCatalogue] },
  args: {
    label: 'Your invitation',
    name: 'affiliateCode',
    code: 'NIGHT2026',
    text: 'Join me and register with my link.',
  },
} satisfies Meta<typeof ShareLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongCodeOnAPhone: Story = {
  args: { code: 'W'.repeat(64) },
  globals: { language: 'TH', viewport: { value: 'phone' } },
};
