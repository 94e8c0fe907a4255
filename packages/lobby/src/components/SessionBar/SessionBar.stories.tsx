import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../../i18n';
import { SessionBar } from './SessionBar';

const meta = {
  title: 'Lobby/SessionBar',
  component: SessionBar,
  parameters: { catalogues: [catalogue] },
  args: {
    gameName: 'Lantern Night',
    isDemo: false,
    startedAt: Date.now() - 754_000,
    balance: '₱10,000.00',
    isRefreshing: false,
    hasFailed: false,
    isFullScreen: false,
    onRefresh() {},
    onFullScreen() {},
    onBack() {},
  },
} satisfies Meta<typeof SessionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opening: Story = { args: { startedAt: null, balance: null } };

export const Refreshing: Story = { args: { isRefreshing: true } };

export const BalanceFailed: Story = { args: { balance: null, hasFailed: true } };

export const Demo: Story = { args: { isDemo: true } };

export const FullScreen: Story = { args: { isFullScreen: true } };

export const LargeBalanceAndLongName: Story = {
  args: {
    gameName: 'The Extraordinary Lantern Festival of San Fernando Megaways Deluxe',
    balance: '₫123,456,789,012.00',
    startedAt: Date.now() - 3 * 3_600_000,
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { gameName: 'Đường Đua Trâu Vàng Giữa Những Thửa Ruộng' },
};
