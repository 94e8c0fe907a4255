import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './Tabs.stories';

const { Default, SecondChosen } = composeStories(stories);

test('shows the first panel, and another one on click', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Default onValueChange={onValueChange} />);
  expect(screen.getByRole('tablist', { name: 'Betting record' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'All' })).toHaveTextContent('last 30 days');
  await userEvent.click(screen.getByRole('tab', { name: 'Won' }));
  expect(screen.getByRole('tabpanel', { name: 'Won' })).toHaveTextContent('Bets that paid.');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('won');
});

test('is one tab stop; arrow keys move and select, and wrap around', async () => {
  render(<SecondChosen />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: /^Unsettled/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('keeps the controlled value', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Default value="all" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Won' }));
  expect(onValueChange).toHaveBeenCalledWith('won');
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});
