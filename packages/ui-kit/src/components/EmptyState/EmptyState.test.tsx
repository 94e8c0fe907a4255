import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './EmptyState.stories';

const { Default } = composeStories(stories);

test('shows what is missing, why, and the next action', () => {
  render(<Default titleLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'No bets yet' })).toBeInTheDocument();
  expect(screen.getByText(/Every game you play/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Find a game' })).toBeInTheDocument();
});

test('hides its drawing from screen readers', () => {
  render(<Default />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
