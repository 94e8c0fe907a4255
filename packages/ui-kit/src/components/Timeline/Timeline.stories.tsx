import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline, TimelineStep } from './Timeline';

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: {
    label: 'History of the withdrawal',
    children: (
      <>
        <TimelineStep>Requested</TimelineStep>
        <TimelineStep tone="teal">Approved</TimelineStep>
        <TimelineStep tone="gold">Paid</TimelineStep>
        <TimelineStep tone="success">Received</TimelineStep>
      </>
    ),
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = {
  args: {
    children: (
      <>
        <TimelineStep>คำขอถอนเงินถูกส่งแล้ว</TimelineStep>
        <TimelineStep tone="danger">
          Yêu cầu bị từ chối vì tên chủ tài khoản không khớp
        </TimelineStep>
      </>
    ),
  },
};
