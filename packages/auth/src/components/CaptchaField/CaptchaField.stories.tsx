import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../../locales';
import { CaptchaField } from './CaptchaField';

const image =
  'data:image/svg+xml;utf8,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56"><rect width="160" height="56" fill="#fff3ec"/><text x="24" y="38" font-size="28" letter-spacing="8" fill="#b03a1c">k7Q4p</text></svg>',
  );

const meta = {
  title: 'Account/Sign in/CaptchaField',
  component: CaptchaField,
  parameters: { catalogues: [catalogue] },
  args: { picture: { key: 'story', image }, onRefresh: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <CaptchaField {...args} />
    </div>
  ),
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { picture: { key: 'story', image: null } } };

export const WithError: Story = {
  args: { error: 'Those characters don’t match the picture. Here’s a new one.' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };
