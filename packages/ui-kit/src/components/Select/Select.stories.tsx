import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { Field } from '../Field/Field';
import { Input } from '../Input/Input';
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
  title: 'Components/Forms/Select',
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

/** A second control next to the one that the field's label belongs to. */
export const Narrow: Story = {
  args: {
    id: 'story-country',
    'aria-label': 'Country',
    defaultValue: 'PH',
    options: [
      { value: 'PH', label: 'Philippines', chosenLabel: '+63', description: '+63' },
      { value: 'VN', label: 'Vietnam', chosenLabel: '+84', description: '+84' },
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Field label="Mobile number">
        <div style={{ display: 'grid', gridTemplateColumns: '108px minmax(0, 1fr)', gap: 8 }}>
          <Select {...args} />
          <Input type="tel" />
        </div>
      </Field>
    </div>
  ),
};
