import type { Meta, StoryObj } from '@storybook/react-vite';

import { PromotionPicture } from './PromotionPicture';

const meta = {
  title: 'Rewards/Promotions/PromotionPicture',
  component: PromotionPicture,
  args: { picture: '/art/promotion/event-lanterns', sizes: '480px' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromotionPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The operator has provided none. */
export const None: Story = { args: { picture: null } };
