import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../i18n';
import { homePlatform, withRootData } from '../testing';
import { HelpCentrePage } from './HelpCentrePage';

const meta = {
  title: 'Web/HelpCentrePage',
  component: HelpCentrePage,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof HelpCentrePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { globals: { language: 'CN', viewport: { value: 'phone' } } };
