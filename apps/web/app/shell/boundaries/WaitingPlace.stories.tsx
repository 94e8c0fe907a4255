import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { withRootData } from '../../testing';
import WaitingPlace from './WaitingPlace';

const meta = {
  title: 'Web/WaitingPlace',
  component: WaitingPlace,
  decorators: [withRootData],
  parameters: { layout: 'fullscreen', catalogues: [catalogue] },
} satisfies Meta<typeof WaitingPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
