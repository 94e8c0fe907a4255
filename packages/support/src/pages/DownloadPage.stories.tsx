import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { DownloadPage } from './DownloadPage';

const resource = (type: string, url: string) => ({ type, url, qrCodeUrl: null, label: null });

const meta = {
  title: 'Help/App download/DownloadPage',
  component: DownloadPage,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    siteConfig: {
      resources: [
        resource('Android', 'https://app.example.com/perya.apk'),
        resource('MOBILECONFIG', 'https://app.example.com/perya.mobileconfig'),
      ],
    },
  },
} satisfies Meta<typeof DownloadPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const NoApps: Story = { parameters: { siteConfig: { resources: [] } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

/** The operator's links are paths of the site. */
export const OwnPaths: Story = {
  args: { siteOrigin: 'https://perya.example' },
  parameters: {
    siteConfig: {
      resources: [
        resource('Android', '/'),
        resource('MOBILECONFIG', '/wps/system/webClip.mobileconfig'),
      ],
    },
  },
};

/** The operator's lite app is another site. */
export const LiteApp: Story = {
  args: { siteOrigin: 'https://perya.example' },
  parameters: { siteConfig: { resources: [resource('LITEAPP', 'https://lite.perya.example/')] } },
};

export const HostileLink: Story = {
  parameters: { siteConfig: { resources: [resource('Android', 'javascript:alert(1)')] } },
};
