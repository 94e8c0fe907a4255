import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonGroup } from './Skeleton';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: 240 } };

export const Paragraph: Story = { args: { lines: 4, width: 'min(420px, 100%)' } };

export const Shapes: Story = {
  render: () => (
    <SkeletonGroup label="Loading the home page">
      <div style={{ display: 'grid', gap: 16 }}>
        <Skeleton shape="banner" />
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Skeleton shape="circle" />
          <Skeleton shape="title" />
          <Skeleton shape="button" />
        </div>
      </div>
    </SkeletonGroup>
  ),
};

export const GameGrid: Story = {
  render: () => (
    <SkeletonGroup label="กำลังโหลดเกม">
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(3, 1fr)' }}>
        {Array.from({ length: 6 }, (_, card) => (
          <div key={card}>
            <Skeleton shape="cover" />
            <Skeleton width="80%" />
            <Skeleton width="45%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  ),
};
