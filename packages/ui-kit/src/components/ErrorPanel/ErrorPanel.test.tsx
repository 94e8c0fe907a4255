import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from './ErrorPanel.stories';

const { Compact, Default, Retrying } = composeStories(stories);

test('shows what happened, why, and what to do', () => {
  render(<Default />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The games did not load');
  expect(alert).toHaveTextContent('The connection was lost before the answer came.');
  expect(alert).toHaveTextContent('Check your connection, then try again.');
});

test('retries on request', async () => {
  const onRetry = vi.fn<() => void>();
  render(<Default onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('does not retry twice at once', async () => {
  const onRetry = vi.fn<() => void>();
  render(<Retrying onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).not.toHaveBeenCalled();
});

test('has no retry button if a retry would not help', () => {
  render(<Compact />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
