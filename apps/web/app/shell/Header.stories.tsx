import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../i18n';
import { homePlatform, withRootData } from '../testing';
import { Header } from './Header';

const meta = {
  title: 'Web/Header',
  component: Header,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { args: { hasLogo: false, hasMenu: true } };

export const GuestOnAPhone: Story = {
  args: { hasLogo: false, hasMenu: true },
  globals: { viewport: { value: 'phone' } },
};

export const RegistrationClosed: Story = {
  args: { hasLogo: true, hasMenu: true },
  parameters: { siteConfig: { switches: { directRegistration: false } } },
};

export const Member: Story = {
  args: { hasLogo: false, hasMenu: true },
  parameters: { session: { account: 'juan01' } },
};

export const Vietnamese: Story = {
  args: { hasLogo: true, hasMenu: true },
  globals: { language: 'VI', viewport: { value: 'phone' } },
};
