import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Input } from '../Input/Input';
import { Field } from './Field';
import * as stories from './Field.stories';

const { WithHelp, WithError, Optional } = composeStories(stories);

test('labels its control, and a click on the label focuses it', async () => {
  render(<WithHelp />);
  const input = screen.getByRole('textbox', { name: 'Username' });
  await userEvent.click(screen.getByText('Username'));
  expect(input).toHaveFocus();
  expect(input).toBeRequired();
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).toHaveAccessibleDescription('4 to 16 letters and digits.');
});

test('associates the error with the control, after the help text', () => {
  render(<WithError />);
  const input = screen.getByRole('textbox', { name: 'Username' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    '4 to 16 letters and digits. This name is taken. Try another, or add a number to it.',
  );
});

test('announces an error that appears later, and keeps the typed text', async () => {
  const field = (error?: string) => (
    <Field label="Username" error={error}>
      <Input />
    </Field>
  );
  const { rerender } = render(field());
  await userEvent.type(screen.getByLabelText('Username'), 'juan01');
  rerender(field('This name is taken.'));
  expect(screen.getByText('This name is taken.').closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.getByLabelText('Username')).toHaveValue('juan01');
  rerender(field(''));
  expect(screen.getByLabelText('Username')).not.toHaveAttribute('aria-invalid');
});

test('marks optional fields', () => {
  const { rerender } = render(<Optional />);
  expect(screen.getByRole('textbox', { name: 'Affiliate code (optional)' })).toBeInTheDocument();
  rerender(<Optional required />);
  expect(screen.getByRole('textbox', { name: 'Affiliate code' })).toBeRequired();
});
