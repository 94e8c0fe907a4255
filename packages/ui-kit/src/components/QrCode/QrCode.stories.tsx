import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Components/Data/QrCode',
  component: QrCode,
  args: {
    value: 'https://perya.example/app/android',
    label: 'Scan to download the Android app',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 200 } };

export const LongValue: Story = {
  args: {
    size: 200,
    value: `https://perya.example/register?referralCode=juan01&name=${encodeURIComponent('Nguyễn Thị Ánh')}`,
    label: 'Quét mã để đăng ký bằng lời mời của bạn',
  },
};
