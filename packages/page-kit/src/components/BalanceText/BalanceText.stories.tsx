import { minorUnits, type Money } from '@perya/rules/money';
import { hideBalance } from '@perya/session/balance';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { pageKitCatalogue } from '../../locales';
import { BalanceText } from './BalanceText';

const php = (minor: number): Money => ({ minor: minorUnits(minor), currency: 'PHP' });
const shown = () => hideBalance(false);

const meta = {
  title: 'Page blocks/Data/BalanceText',
  component: BalanceText,
  parameters: { catalogues: [pageKitCatalogue] },
  args: { money: php(1_000_000) },
  beforeEach: () => {
    shown();
    return shown;
  },
} satisfies Meta<typeof BalanceText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithEye: Story = { args: { hasEye: true, size: 'display' } };

/** Hidden everywhere on the site. */
export const Hidden: Story = {
  args: { hasEye: true },
  beforeEach: () => hideBalance(true),
};

export const VeryLargeOnAPhone: Story = {
  args: { money: php(99_999_999_999_999), hasEye: true, size: 'display' },
  globals: { viewport: { value: 'phone' } },
};
