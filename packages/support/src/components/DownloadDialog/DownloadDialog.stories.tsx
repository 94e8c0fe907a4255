import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../../locales';
import { DownloadDialog } from './DownloadDialog';

const meta = {
  title: 'Help/App download/DownloadDialog',
  component: DownloadDialog,
  args: { isOpen: true, onClose: fn(), siteOrigin: 'https://perya.example' },
  parameters: {
    catalogues: [catalogue],
    siteConfig: {
      resources: [
        { type: 'Android', url: '/perya.apk', qrCodeUrl: null, label: null },
        { type: 'MOBILECONFIG', url: '/clip.mobileconfig', qrCodeUrl: null, label: null },
      ],
    },
  },
} satisfies Meta<typeof DownloadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const NoApps: Story = { parameters: { siteConfig: { resources: [] } } };
