import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPanel } from './ErrorPanel';

const meta = {
  title: 'Components/Feedback/ErrorPanel',
  component: ErrorPanel,
  args: {
    title: 'The games did not load',
    reason: 'The connection was lost before the answer came.',
    advice: 'Check your connection, then try again.',
    retryLabel: 'Try again',
    onRetry: () => {},
  },
} satisfies Meta<typeof ErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Retrying: Story = { args: { retrying: true } };

export const WithCode: Story = {
  args: {
    title: 'Your betting record cannot be shown',
    reason: 'The answer was not what was agreed.',
    advice: 'Tell customer service this code.',
    code: 'CONTRACT_MISMATCH 7f3a-19c2',
  },
};

export const Compact: Story = {
  render: () => <ErrorPanel size="compact" title="The balance is not known right now" />,
};

export const LongNames: Story = {
  args: {
    title: 'ไม่สามารถโหลดประวัติการทำรายการของคุณได้ในขณะนี้',
    reason: 'Máy chủ mất quá nhiều thời gian để trả lời nên trang đã ngừng chờ.',
    advice: 'โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง',
    retryLabel: 'ลองอีกครั้ง',
  },
};
