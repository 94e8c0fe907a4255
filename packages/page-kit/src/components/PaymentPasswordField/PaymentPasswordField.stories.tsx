import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from 'react-router';

import { pageKitCatalogue } from '../../locales';
import { PaymentPasswordField, type PaymentPasswordFieldProps } from './PaymentPasswordField';

const meta = {
  title: 'Page blocks/Forms/PaymentPasswordField',
  component: PaymentPasswordField,
  parameters: { catalogues: [pageKitCatalogue] },
  args: { value: '', onChange: () => {}, settings: <Link to="?member=securityCenter" /> },
  render: (props) => <Typed {...props} />,
} satisfies Meta<typeof PaymentPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Typed({ value: first, onChange, ...props }: PaymentPasswordFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <PaymentPasswordField
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

export const Refused: Story = {
  args: { value: '123456', error: 'The payment password is wrong.' },
};

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
