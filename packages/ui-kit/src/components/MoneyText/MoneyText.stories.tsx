import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyText } from './MoneyText';

const meta = {
  title: 'Components/Data/MoneyText',
  component: MoneyText,
  args: {
    text: '₱10,000.00',
    labels: {
      in: 'Received',
      out: 'Paid',
      masked: 'Balance hidden',
      show: 'Show balance',
      hide: 'Hide balance',
    },
  },
} satisfies Meta<typeof MoneyText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MoneyIn: Story = { args: { flow: 'in', text: '₱500.00' } };

export const MoneyOut: Story = { args: { flow: 'out', text: '-₱500.00' } };

export const Masked: Story = {
  render: function Masked(args) {
    const [masked, setMasked] = useState(true);
    return <MoneyText {...args} masked={masked} onMaskedChange={setMasked} />;
  },
};

export const Zero: Story = { args: { text: '₱0.00', tone: 'muted' } };

export const Won: Story = { args: { text: '₱1,204,880.50', tone: 'gold', size: 'display' } };

export const Column: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'end', inlineSize: 220 }}>
      <MoneyText {...args} flow="in" text="₱1,111.10" />
      <MoneyText {...args} flow="out" text="₱84,000.00" />
      <MoneyText {...args} flow="in" text="₱7.25" />
    </div>
  ),
};

export const TwelveDigits: Story = { args: { text: '₫999,999,999,999', size: 'large' } };
