import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { Field } from '../Field/Field';
import { Select } from './Select';

const languages = [
  { value: 'TY', label: 'Tagalog' },
  { value: 'EN', label: 'English' },
  { value: 'CN', label: '简体中文' },
  { value: 'ID', label: 'Bahasa Indonesia' },
  { value: 'TH', label: 'ภาษาไทย' },
  { value: 'VI', label: 'Tiếng Việt' },
  { value: 'FIL', label: 'Filipino', disabled: true },
] as const;

const meta = {
  title: 'UI kit/Select',
  component: Select,
  args: { options: languages, placeholder: 'Choose a language' },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Field label="Language">
        <Select {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: 'TH' } };

export const Open: Story = {
  args: { defaultValue: 'EN' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Language' }));
  },
};

export const WithError: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Field label="Language" error="Choose the language that we should write to you in.">
        <Select {...args} />
      </Field>
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'EN' } };

export const LongNames: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'Union of Rural and Cooperative Savings Banks of the Northern Provinces',
        description: 'Payouts on working days, between 8 in the morning and 6 in the evening',
      },
      { value: 'b', label: 'Bank of the Islands', description: 'Payouts at once, at any time' },
    ],
    defaultValue: 'a',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};
