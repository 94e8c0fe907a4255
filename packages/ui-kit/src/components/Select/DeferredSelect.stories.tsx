import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Field } from '../Field/Field';
import { DeferredSelect, type DeferredSelectProps } from './DeferredSelect';

const SORTS = ['Most played', 'Newest', 'Name'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/Forms/DeferredSelect',
  component: DeferredSelect,
  args: { options: SORTS, placeholder: 'Choose' },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof DeferredSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choosing({ value: first = null, onValueChange, ...props }: DeferredSelectProps) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <div style={{ maxInlineSize: 200 }}>
      <Field label="Sort by">
        <DeferredSelect
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

export const Chosen: Story = { args: { value: 'Newest' } };

export const Searched: Story = {
  args: { labels: { search: 'How to sort', empty: 'No such way.' } },
};

export const Disabled: Story = { args: { disabled: true } };

export const Opened: Story = {
  args: { value: 'Newest' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Sort by' }));
    const option = await screen.findByRole('option', { name: 'Newest' });
    // The list fades in.
    await waitFor(() => expect(option).toBeVisible());
  },
};
