import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Refreshing the balance' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Medium: Story = { args: { size: 'medium' } };

export const Large: Story = { args: { size: 'large', label: 'กำลังเปิดเกม' } };

export const InText: Story = {
  render: () => (
    <p>
      Đang làm mới số dư <Spinner />
    </p>
  ),
};
