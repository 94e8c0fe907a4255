import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banderitas } from './Banderitas';

const meta = {
  title: 'Components/Media/Banderitas',
  component: Banderitas,
} satisfies Meta<typeof Banderitas>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'small', tone: 'quiet' } };

export const Large: Story = { args: { size: 'large' } };

export const Loading: Story = { args: { size: 'small', loadingLabel: 'Đang tải trang' } };
