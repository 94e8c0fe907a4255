import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { homePlatform, withRootData } from '../../testing';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'Site/Shell/BottomBar',
  component: BottomBar,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'phone' } } };

export const LongWords: Story = { globals: { language: 'ID', viewport: { value: 'phone' } } };

export const AgentSite: Story = {
  parameters: { siteConfig: { brand: { audience: 'agents' } } },
  globals: { viewport: { value: 'phone' } },
};

export const AgentSiteInVietnamese: Story = {
  ...AgentSite,
  globals: { language: 'VI', theme: 'dark', viewport: { value: 'phone' } },
};
