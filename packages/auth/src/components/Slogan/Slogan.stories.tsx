import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { Slogan } from './Slogan';

const meta = {
  title: 'Auth/Slogan',
  component: Slogan,
  parameters: { catalogues: [catalogue] },
  render: (args) => (
    <div style={{ maxInlineSize: args.variant === 'poster' ? 480 : 400 }}>
      <Slogan {...args} />
    </div>
  ),
} satisfies Meta<typeof Slogan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strip: Story = {};

export const Poster: Story = { args: { variant: 'poster' } };

export const OtherBrand: Story = {
  args: { variant: 'poster' },
  parameters: {
    siteConfig: {
      brand: {
        slogan: {
          cashbackBasisPoints: 1205,
          referralReward: { amount: '1500000.00', currency: 'VND' },
        },
      },
    },
  },
};

export const Thai: Story = { args: { variant: 'poster' }, globals: { language: 'TH' } };

export const Vietnamese: Story = { args: { variant: 'poster' }, globals: { language: 'VI' } };
