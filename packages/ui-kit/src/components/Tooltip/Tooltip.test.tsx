import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './Tooltip.stories';

const { Default } = composeStories(stories);

test('shows on focus, and hides on Esc while the focus stays', async () => {
  render(<Default />);
  expect(screen.queryByText('Refresh balance')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Refresh balance')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Refresh balance')).toBeNull();
  expect(screen.getByRole('button', { name: 'Refresh balance' })).toHaveFocus();
});
