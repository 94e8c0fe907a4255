import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../i18n';
import { homePlatform, withRootData } from '../testing';
import { FailurePage } from './FailurePage';

const meta = {
  title: 'Web/FailurePage',
  component: FailurePage,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof FailurePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FaultOfOurs: Story = { args: { error: new Error('x is not a function') } };
