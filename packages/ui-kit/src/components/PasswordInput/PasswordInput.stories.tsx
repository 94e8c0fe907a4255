import { LockKeyhole } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { Field } from '../Field/Field';
import { PasswordInput, type PasswordRule } from './PasswordInput';

const rules: readonly PasswordRule[] = [
  { id: 'length', label: '8 to 16 characters', isMet: (it) => it.length >= 8 && it.length <= 16 },
  { id: 'letter', label: 'A letter', isMet: (it) => /\p{L}/u.test(it) },
  { id: 'digit', label: 'A digit', isMet: (it) => /\d/.test(it) },
];

const meta = {
  title: 'Components/Forms/PasswordInput',
  component: PasswordInput,
  args: {
    name: 'password',
    autoComplete: 'current-password',
    labels: {
      show: 'Show password',
      hide: 'Hide password',
      ruleMet: 'Met:',
      ruleUnmet: 'Not yet:',
    },
  },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <Field label="Password">
        <PasswordInput {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { iconStart: <LockKeyhole /> } };

export const Revealed: Story = {
  args: { defaultValue: 'Perya2026' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const NewPassword: Story = { args: { rules, autoComplete: 'new-password' } };

export const RulesPartlyMet: Story = {
  args: { rules, autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'perya');
  },
};

export const RulesMet: Story = {
  args: { rules, autoComplete: 'new-password', defaultValue: 'Perya2026' },
};

export const WithError: Story = {
  args: { defaultValue: 'Perya' },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <Field label="Password" error="The username or the password is not right. Try again.">
        <PasswordInput {...args} />
      </Field>
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Perya2026' } };
