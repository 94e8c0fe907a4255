import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { pageKitCatalogue } from '../../locales';
import { RefreshButton } from './RefreshButton';

const meta = {
  title: 'Page blocks/Actions/RefreshButton',
  component: RefreshButton,
  parameters: { catalogues: [pageKitCatalogue] },
  args: { onPress: fn() },
} satisfies Meta<typeof RefreshButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Thai: Story = { globals: { language: 'TH' } };
