import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#262743"/><circle cx="40" cy="32" r="14" fill="#ffc94d"/><path d="M12 80c2-20 14-28 28-28s26 8 28 28z" fill="#ff947a"/></svg>',
)}`;

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Juan dela Cruz' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picture: Story = { args: { src: PICTURE } };

export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar name="juan01" size="small" />
      <Avatar name="Maria Clara" />
      <Avatar name="vip001" size="large" src={PICTURE} />
      <Avatar name="Nguyễn Thị Ánh" size="huge" />
    </div>
  ),
};

export const ManyNames: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {[
        'Đặng Văn Ớt',
        'น้ำฝน ใจดี',
        '王小明',
        'agent02',
        'Ólafur Ö',
        'Bea Z',
        'k',
        'Rosa P',
        'T-Rex',
        'Jo An',
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};
