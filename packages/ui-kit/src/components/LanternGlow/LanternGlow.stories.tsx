import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanternGlow } from './LanternGlow';

const meta = {
  title: 'Components/Media/LanternGlow',
  component: LanternGlow,
  render: (args) => (
    <div
      style={{
        position: 'relative',
        isolation: 'isolate',
        padding: '64px 24px',
        borderRadius: 14,
        background: 'var(--color-surface)',
        textAlign: 'center',
        overflowWrap: 'anywhere',
      }}
    >
      <LanternGlow {...args} />
      <h2>₱1,204,880.50</h2>
    </div>
  ),
} satisfies Meta<typeof LanternGlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gold: Story = { args: { tone: 'gold', breathing: true } };

export const TealFromTheTop: Story = { args: { tone: 'teal', placement: 'top' } };
