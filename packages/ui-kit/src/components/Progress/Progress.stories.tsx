import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'Bonus turnover', value: 300, max: 1000, valueText: '₱300.00 of ₱1,000.00' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: 0, valueText: '₱0.00 of ₱1,000.00' } };

export const Full: Story = {
  args: { value: 1000, valueText: '₱1,000.00 of ₱1,000.00', tone: 'success' },
};

export const Unknown: Story = {
  render: () => <Progress label="Uploading the receipt" size="thin" />,
};

export const LongNames: Story = {
  args: {
    label: 'ภารกิจประจำสัปดาห์: เล่นสล็อตให้ครบยอดเดิมพันที่กำหนด',
    valueText: '₫12,500,000 / ₫40,000,000',
    value: 31,
    max: 100,
    tone: 'gold',
  },
};
