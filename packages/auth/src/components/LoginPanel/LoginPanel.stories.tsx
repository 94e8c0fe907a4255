import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../../i18n';
import { signInPlatform } from '../../testing';
import { LoginPanel } from './LoginPanel';

const meta = {
  title: 'Auth/LoginPanel',
  component: LoginPanel,
  parameters: { catalogues: [catalogue], platform: signInPlatform },
  args: { onSignedIn: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <LoginPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof LoginPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
