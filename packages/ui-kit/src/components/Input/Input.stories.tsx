import { Search, UserRound } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button';
import { Input } from './Input';

const meta = {
  title: 'Components/Forms/Input',
  component: Input,
  args: { 'aria-label': 'Username', placeholder: 'juan01' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: 'juan01', iconStart: <UserRound /> } };

export const SearchBox: Story = {
  args: {
    type: 'search',
    'aria-label': 'Search games',
    placeholder: 'Search 3,000 games',
    iconStart: <Search />,
  },
};

export const Amount: Story = {
  args: {
    'aria-label': 'Amount',
    inputMode: 'decimal',
    defaultValue: '1,234,567,890.00',
    placeholder: '0.00',
    start: '₱',
    end: 'PHP',
  },
};

export const WithButton: Story = {
  args: {
    'aria-label': 'Verification code',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    placeholder: '6 digits',
    end: (
      <Button size="small" variant="quiet">
        Get code
      </Button>
    ),
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'x' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'juan01' } };

export const Focused: Story = {
  args: { defaultValue: 'juan01' },
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
};

export const LongValue: Story = {
  args: {
    defaultValue:
      'a-very-long-email-address-that-does-not-fit-the-field@and-its-domain.example.com',
  },
};
