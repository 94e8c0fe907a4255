import { getAvailablePromotionCount } from '@perya/api-client';
import { storyState } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { lazyShellCatalogue } from '../../locales';
import { BonusMark } from './BonusMark';

const meta = {
  title: 'Site/Shell/BonusMark',
  component: BonusMark,
  parameters: {
    catalogues: [lazyShellCatalogue],
    session: {},
    ...storyState.answered(getAvailablePromotionCount, 3),
  },
  args: { place: 'row' },
  render: (args) => (
    <p style={{ position: 'relative', inlineSize: 160, display: 'flex' }}>
      Promotions
      <BonusMark {...args} />
    </p>
  ),
} satisfies Meta<typeof BonusMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('3')).toBeVisible();
  },
};

export const OnACorner: Story = { args: { place: 'corner' } };

/** No mark. */
export const Nothing: Story = { parameters: storyState.answered(getAvailablePromotionCount, 0) };

export const Guest: Story = { parameters: { session: undefined } };
