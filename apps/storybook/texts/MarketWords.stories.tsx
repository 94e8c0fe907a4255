import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { MarketWords } from './MarketWords';

const meta = {
  title: 'Texts/Market words',
  component: MarketWords,
  tags: ['i18n'],
} satisfies Meta<typeof MarketWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mainWallet')).toBeVisible();
    await expect(canvas.getByText('主钱包')).toBeVisible();
  },
};
