import { Crown, Flame, Radio } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, CountBadge } from './Badge';

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <div style={row}>
      <Badge>In process</Badge>
      <Badge tone="coral">Hot</Badge>
      <Badge tone="gold" icon={<Crown />}>
        VIP 5
      </Badge>
      <Badge tone="teal" icon={<Radio />}>
        Live
      </Badge>
      <Badge tone="success">Approved</Badge>
      <Badge tone="danger">Rejected</Badge>
    </div>
  ),
};

export const OnPictures: Story = {
  render: () => (
    <div style={row}>
      <Badge variant="solid" size="small" tone="coral" icon={<Flame />}>
        Hot
      </Badge>
      <Badge variant="solid" size="small" tone="teal">
        New
      </Badge>
      <Badge variant="solid" size="small" tone="gold">
        RTP 96.5%
      </Badge>
      <Badge variant="solid" size="small">
        Demo
      </Badge>
    </div>
  ),
};

export const OperatorColors: Story = {
  args: { children: 'Diamond club', colors: { text: '#0b2230', background: '#9be7ff' } },
};

export const LongNames: Story = {
  render: () => (
    <div style={{ ...row, inlineSize: 180 }}>
      <Badge tone="gold">Thành viên kim cương hạng đặc biệt</Badge>
      <Badge tone="teal">กำลังถ่ายทอดสดจากโต๊ะบาคาร่า</Badge>
    </div>
  ),
};

export const Counts: Story = {
  render: () => (
    <div style={row}>
      <CountBadge count={3} label="3 unread messages" />
      <CountBadge count={28} label="28 missions" />
      <CountBadge count={140} label="140 unread messages" />
      <CountBadge count={0} label="No unread messages" />
    </div>
  ),
};
