import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './RadioGroup.stories';

const { Default, Unanswered, Cards, Disabled } = composeStories(stories);

test('is one tab stop, and arrow keys choose', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Default onValueChange={onValueChange} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: /^SMS/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^Email/ })).toBeChecked();
  expect(onValueChange).toHaveBeenLastCalledWith('email');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('is labeled by its question, with the error associated', () => {
  render(<Unanswered />);
  const group = screen.getByRole('group', { name: 'Send the code by' });
  expect(group).toHaveAccessibleDescription('Choose how you want to get the code.');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('keeps the controlled value', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Cards value="wallet" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }));
  expect(onValueChange).toHaveBeenCalledWith('bank');
  expect(screen.getByRole('radio', { name: /E-wallet/ })).toBeChecked();
});

test('cannot be changed while disabled', async () => {
  render(<Disabled />);
  await userEvent.click(screen.getByText(/^Email/));
  expect(screen.getByRole('radio', { name: /^SMS/ })).toBeChecked();
});
