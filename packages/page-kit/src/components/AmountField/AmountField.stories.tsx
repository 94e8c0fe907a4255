import { minorUnits } from '@perya/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { pageKitCatalogue } from '../../locales';
import { AmountField, type AmountFieldProps } from './AmountField';

const meta = {
  title: 'Page blocks/Forms/AmountField',
  component: AmountField,
  parameters: { catalogues: [pageKitCatalogue] },
  args: { value: '', onChange: () => {}, currency: 'PHP', max: minorUnits(10_000_00) },
  render: (props) => <Typed {...props} />,
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Typed({ value: first, onChange, ...props }: AmountFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <AmountField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

export const Default: Story = {};

export const NothingThere: Story = { args: { max: minorUnits(0) } };

export const TooMuch: Story = {
  args: { value: '20000', error: 'This is more than you can transfer right now.' },
};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
