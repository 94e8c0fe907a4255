import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { homePlatform, withRootData } from '../../testing';
import { lazyShellCatalogue } from '../locales';
import { MainMenu } from './MainMenu';

const meta = {
  title: 'Site/Shell/MainMenu',
  component: MainMenu,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, lazyShellCatalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof MainMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheDrawer: Story = { args: { variant: 'drawer' } };

export const WithoutStudios: Story = {
  args: { variant: 'drawer' },
  parameters: { siteConfig: { vendors: [] } },
};

export const Thai: Story = { args: { variant: 'drawer' }, globals: { language: 'TH' } };

/** All customer service options; the chat is for members only. */
export const CustomerService: Story = {
  args: { variant: 'drawer' },
  parameters: { session: { account: 'juan01' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Customer service' }));
    await canvas.findByRole('button', { name: 'Announcements' });
  },
};

export const App: Story = {
  args: { variant: 'drawer' },
  parameters: {
    siteConfig: {
      resources: [
        { type: 'Android', url: '/down', qrCodeUrl: '/down?os=android', label: null },
        { type: 'MOBILECONFIG', url: '/down', qrCodeUrl: '/down?os=ios', label: null },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More: Get the app' }));
    await canvas.findByRole('img', { name: 'QR code for the iOS app' });
  },
};

/** The operator has a site in US dollars. */
export const DollarSite: Story = {
  args: { variant: 'drawer' },
  parameters: {
    siteConfig: {
      resources: [
        { type: 'USDJUMP', url: 'https://usd.perya.example/', qrCodeUrl: null, label: null },
      ],
    },
  },
};

/** Neither games nor promotions, but the agent center. */
export const AgentSite: Story = {
  args: { variant: 'drawer' },
  parameters: { siteConfig: { brand: { audience: 'agents' } } },
};
