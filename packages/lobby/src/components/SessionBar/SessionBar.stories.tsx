import { minorUnits } from '@perya/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playingCatalogue } from '../../playing/locales';
import { SessionBar } from './SessionBar';
import type { SessionMoney } from './SessionFacts';

const php = (minor: number) => ({ minor: minorUnits(minor), currency: 'PHP' });

const money: SessionMoney = {
  isPlayMoney: false,
  balance: php(10_000_00),
  result: php(-240_00),
  isRefreshing: false,
  hasFailed: false,
  onRefresh() {},
};

const meta = {
  title: 'Play/In a game/SessionBar',
  component: SessionBar,
  parameters: { catalogues: [playingCatalogue], layout: 'fullscreen' },
  args: {
    gameName: 'Lantern Night',
    startedAt: Date.now() - 754_000,
    money,
    isFullScreen: false,
    onFullScreen() {},
    onBack() {},
    onDeposit() {},
  },
} satisfies Meta<typeof SessionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ahead: Story = { args: { money: { ...money, result: php(1_205_50) } } };

export const NothingPlayedYet: Story = { args: { money: { ...money, result: php(0) } } };

export const Opening: Story = {
  args: { startedAt: null, money: { ...money, balance: null, result: null } },
};

export const Refreshing: Story = { args: { money: { ...money, isRefreshing: true } } };

export const BalanceFailed: Story = {
  args: { money: { ...money, balance: null, hasFailed: true } },
};

export const Demo: Story = {
  args: { money: { ...money, isPlayMoney: true, result: null } },
  render: ({ gameName, startedAt, money: playMoney, isFullScreen, onFullScreen, onBack }) => (
    <SessionBar
      {...{ gameName, startedAt, isFullScreen, onFullScreen, onBack }}
      money={playMoney}
      onPlayForReal={() => {}}
    />
  ),
};

export const DemoOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'FIL' },
  args: Demo.args ?? {},
  ...(Demo.render && { render: Demo.render }),
};

export const FullScreen: Story = { args: { isFullScreen: true } };

export const LargeBalanceAndLongName: Story = {
  args: {
    gameName: 'The Extraordinary Lantern Festival of San Fernando Megaways Deluxe',
    money: {
      ...money,
      balance: { minor: minorUnits(12_345_678_901_200), currency: 'VND' },
      result: { minor: minorUnits(-1_234_567_890_00), currency: 'VND' },
    },
    startedAt: Date.now() - 3 * 3_600_000,
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { gameName: 'Đường Đua Trâu Vàng Giữa Những Thửa Ruộng' },
};

export const VietnameseOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'VI' },
  args: LargeBalanceAndLongName.args ?? {},
};

export const ThaiOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'TH' },
  args: { gameName: 'ผู้กล้าที่สู้กับปู่ฤๅษีในน้ำตกชื่อก้อง', isFullScreen: true },
};
