import type { Meta, StoryObj } from '@storybook/react-vite';

import { RewardPicture } from './RewardPicture';

const meta = {
  title: 'Page blocks/Data/RewardPicture',
  component: RewardPicture,
  args: { path: '/art/reward/coffee', sizes: '240px' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240, borderRadius: 14, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RewardPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a gateway no host serves the picture: the lantern appears after three attempts. */
export const Default: Story = {};
