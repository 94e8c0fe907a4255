import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from './ErrorPanel.stories';

const { Compact, Default, Retrying } = composeStories(stories);

test('says what happened, why, and what to do', () => {
  render(<Default />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The games did not load');
  expect(alert).toHaveTextContent('The connection was lost before the answer came.');
  expect(alert).toHaveTextContent('Check your connection, then try again.');
});

test('tries again when asked', async () => {
  const onRetry = vi.fn<() => void>();
  render(<Default onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('does not try twice at once', async () => {
  const onRetry = vi.fn<() => void>();
  render(<Retrying onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).not.toHaveBeenCalled();
});

test('offers no retry where none would help', () => {
  render(<Compact />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
