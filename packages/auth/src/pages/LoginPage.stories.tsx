import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { signInPlatform } from '../testing';
import { LoginPage } from './LoginPage';

const meta = {
  title: 'Account/Sign in/LoginPage',
  component: LoginPage,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    platform: signInPlatform,
    route: { path: '/login', url: '/login?returnTo=%2Frng' },
  },
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RegistrationClosed: Story = {
  parameters: { siteConfig: { switches: { directRegistration: false } } },
};

export const SignedIn: Story = { parameters: { session: { account: 'juan01' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };
