import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './Switch.stories';

const { Default, WithDescription } = composeStories(stories);

test('turns on and off, and exposes its state', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<Default onCheckedChange={onCheckedChange} />);
  const toggle = screen.getByRole('switch', { name: 'Sound' });
  await userEvent.click(screen.getByText('Sound'));
  expect(toggle).toBeChecked();
  await userEvent.keyboard(' ');
  expect(toggle).not.toBeChecked();
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

test('keeps its description out of its accessible name', () => {
  render(<WithDescription />);
  const toggle = screen.getByRole('switch', { name: 'Reality check' });
  expect(toggle).toHaveAccessibleDescription(/Every 30 minutes/);
});
