import type { ActivityState } from '@perya/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogues } from '../../locales';
import { PromotionState, type PromotionStateProps } from './PromotionState';

const STATES: readonly ActivityState[] = [
  'comingSoon',
  'joined',
  'applying',
  'process',
  'rejected',
  'issued',
  'claimed',
  'closed',
];

/** Every state that a member can have in a promotion. */
const States = ({ variant }: Pick<PromotionStateProps, 'variant'>) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {STATES.map((state) => (
      <PromotionState key={state} state={state} variant={variant} />
    ))}
  </div>
);

const meta = {
  title: 'Rewards/Promotions/PromotionState',
  component: States,
  parameters: { catalogues },
} satisfies Meta<typeof States>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On top of a picture. */
export const Solid: Story = { args: { variant: 'solid' } };

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
