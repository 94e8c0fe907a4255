import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { MarketWords } from './MarketWords';

const meta = {
  title: 'Texts/Market words',
  component: MarketWords,
  tags: ['i18n'],
} satisfies Meta<typeof MarketWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneTopic: Story = {
  args: { topic: 'money' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mainWallet')).toBeVisible();
  },
};

/** A term is found in any language. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a term' }), '主钱包');
    await expect(canvas.getByText('mainWallet')).toBeVisible();
    await expect(canvas.queryByText('maxPayout')).toBeNull();
  },
};
