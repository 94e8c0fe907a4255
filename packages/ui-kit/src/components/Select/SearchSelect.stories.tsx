import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';

import { Field } from '../Field/Field';
import { SearchSelect, type SearchSelectProps } from './SearchSelect';

const COUNTRIES = (
  'Australia+61 Brazil+55 Brunei+673 Cambodia+855 China+86 Indonesia+62 Japan+81 Laos+856 ' +
  'Malaysia+60 Myanmar+95 Philippines+63 Singapore+65 Taiwan+886 Thailand+66 Vietnam+84'
)
  .split(' ')
  .map((entry) => {
    const [label = '', digits = ''] = entry.split('+');
    return { value: label, label, description: `+${digits}`, chosenLabel: `+${digits}` };
  });

const meta = {
  title: 'Components/Forms/SearchSelect',
  component: SearchSelect,
  args: {
    options: COUNTRIES,
    placeholder: 'Choose',
    labels: { search: 'Country or code', empty: 'No such country.' },
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choosing({ value: first = null, onValueChange, ...props }: SearchSelectProps) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <div style={{ maxInlineSize: 200 }}>
      <Field label="Country">
        <SearchSelect
          {...props}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            onValueChange?.(next);
          }}
        />
      </Field>
    </div>
  );
}

export const Default: Story = {};

export const Chosen: Story = { args: { value: 'Philippines' } };

export const Open: Story = {
  args: { value: 'Philippines' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await screen.findByRole('listbox');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Country or code' }), 'xyz');
    await screen.findByText('No such country.');
  },
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
