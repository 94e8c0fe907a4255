import { listPromotions } from '@perya/api-client';
import { storyState, wirePage, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { PROMOTIONS, registerPlatform } from '../../register/registerTesting';
import { NewPlayerPromotions } from './NewPlayerPromotions';

const meta = {
  title: 'Account/Registration/NewPlayerPromotions',
  component: NewPlayerPromotions,
  parameters: {
    catalogues: [catalogue],
    platform: (fake: FakePlatform) => registerPlatform(fake),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewPlayerPromotions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A single promotion is static, without controls. */
export const One: Story = {
  parameters: {
    platform: (fake: FakePlatform) => registerPlatform(fake, { promotions: PROMOTIONS.slice(1) }),
  },
};

export const LongTexts: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(listPromotions, () =>
        wirePage(
          PROMOTIONS.map((promotion) => ({
            ...promotion,
            title: `${promotion.title}, ${promotion.title} and ${promotion.title}`,
            summary: promotion.summary.repeat(4),
          })),
        ),
      ),
  },
};

/** Without promotions, nothing is rendered. */
export const None: Story = { parameters: storyState.answered(listPromotions, wirePage([])) };

export const Failed: Story = { parameters: storyState.failed(listPromotions) };
