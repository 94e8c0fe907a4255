import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTimeText } from './DateTimeText';

const meta = {
  title: 'Components/Data/DateTimeText',
  component: DateTimeText,
  args: { instant: Date.UTC(2026, 10, 21, 0, 30), text: '2026-11-21 08:30:00' },
} satisfies Meta<typeof DateTimeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Relative: Story = {
  args: { text: '2 phút trước', title: '2026-11-21 08:30:00', tone: 'muted' },
};

export const Thai: Story = { args: { text: '21 พฤศจิกายน 2569 08:30 น.' } };
