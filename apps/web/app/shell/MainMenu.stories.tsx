import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../i18n';
import { homePlatform, withRootData } from '../testing';
import { MainMenu } from './MainMenu';

const meta = {
  title: 'Web/MainMenu',
  component: MainMenu,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
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
