import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { withRootData } from '../../testing';
import SessionCheckPlaceholder from './SessionCheckPlaceholder';

const meta = {
  title: 'Site/Shell/SessionCheckPlaceholder',
  component: SessionCheckPlaceholder,
  decorators: [withRootData],
  parameters: { layout: 'fullscreen', catalogues: [catalogue] },
} satisfies Meta<typeof SessionCheckPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
