import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './IconButton.stories';

const { Default, Pressed, WithCount, Disabled } = composeStories(stories);

test('has an accessible name though it shows only an icon', async () => {
  const onClick = vi.fn<() => void>();
  render(<Default onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('exposes whether it is pressed', () => {
  const { rerender } = render(<Pressed />);
  expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument();
  rerender(<Pressed pressed={false} />);
  expect(screen.getByRole('button', { pressed: false })).toBeInTheDocument();
});

test('takes the announced count from its label alone', () => {
  render(<WithCount />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Messages, 12 unread');
});

test('does nothing while disabled', async () => {
  const onClick = vi.fn<() => void>();
  render(<Disabled onClick={onClick} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});
