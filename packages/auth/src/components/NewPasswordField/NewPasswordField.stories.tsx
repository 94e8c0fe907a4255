import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { catalogue } from '../../locales';
import { PASSWORD_RULE } from '../../testing';
import { NewPasswordField } from './NewPasswordField';

const meta = {
  title: 'Account/Security/NewPasswordField',
  component: NewPasswordField,
  parameters: {
    catalogues: [catalogue],
    siteConfig: { registerRules: { password: PASSWORD_RULE } },
  },
  args: { label: 'New password' },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <NewPasswordField {...args} />
    </div>
  ),
} satisfies Meta<typeof NewPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The checklist follows what is typed. */
export const Typed: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText(/^New password/);
    await userEvent.type(field, 'Sampaguita8');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const Invalid: Story = { args: { error: 'Use 8 to 16 characters.' } };

/** Without a checklist. */
export const Repeat: Story = { args: { label: 'Repeat the password', isRepeat: true } };

export const ThaiOnAPhone: Story = {
  args: { label: 'รหัสผ่านใหม่' },
  globals: { language: 'TH', viewport: { value: 'phone' } },
};
