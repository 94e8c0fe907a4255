import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { catalogue } from '../i18n';
import { laterCatalogue } from './i18n';
import { homePlatform, withRootData } from '../testing';
import { MainMenu } from './MainMenu';

const meta = {
  title: 'Web/MainMenu',
  component: MainMenu,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, laterCatalogue],
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

/** Everything that customer service does; the chat is there for members. */
export const CustomerService: Story = {
  args: { variant: 'drawer' },
  parameters: { session: { account: 'juan01' } },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await userEvent.click(await menu.findByRole('button', { name: 'Customer service' }));
    await menu.findByRole('button', { name: 'Announcements' });
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
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await userEvent.click(await menu.findByRole('button', { name: 'More of Get the app' }));
    await menu.findByRole('img', { name: 'QR code: the app for iOS' });
  },
};
