import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { catalogue } from '../../locales';
import { LOADED, MANY_COUNTRIES } from '../../password/recoveryTesting';
import type { PhoneValue } from '../../phone/phone';
import { PhoneField, type PhoneFieldProps } from './PhoneField';

const meta = {
  title: 'Account/Sign in/PhoneField',
  component: PhoneField,
  parameters: { catalogues: [catalogue] },
  args: {
    value: { dialingCode: '+63', number: '', country: 'PH' },
    countries: LOADED,
    onChange: fn(),
  },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stores the input, as a form does. */
function Typing({ value, onChange, ...props }: PhoneFieldProps) {
  const [phone, setPhone] = useState<PhoneValue>(value);
  const change = (next: PhoneValue) => {
    setPhone(next);
    onChange(next);
  };
  return (
    <div style={{ maxInlineSize: 400 }}>
      <PhoneField {...props} value={phone} onChange={change} />
    </div>
  );
}

export const Default: Story = {};

export const Typed: Story = {
  args: { value: { dialingCode: '+63', number: '0917 123 4567', country: 'PH' } },
};

export const WithError: Story = {
  args: {
    value: { dialingCode: '+63', number: '0917 123', country: 'PH' },
    error: 'Mobile numbers in this country have 10 digits.',
  },
};

export const CountriesOpen: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};

export const ManyCountries: Story = {
  args: { countries: { ...LOADED, list: MANY_COUNTRIES } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Country or code' }),
      'united',
    );
  },
};

export const WithoutFlag: Story = {
  args: { value: { dialingCode: '+60', number: '', country: 'MY' } },
};

export const CountriesLoading: Story = {
  args: {
    value: { dialingCode: '', number: '' },
    countries: { list: [], hasFailed: false, retry: fn() },
  },
};

export const CountriesFailed: Story = {
  args: {
    value: { dialingCode: '', number: '' },
    countries: { list: [], hasFailed: true, retry: fn() },
  },
};

export const Phone: Story = { ...CountriesOpen, globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { ...CountriesOpen, globals: { language: 'TH' } };

export const Vietnamese: Story = { ...CountriesOpen, globals: { language: 'VI' } };
