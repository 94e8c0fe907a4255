import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './DateTimeText.stories';

const { Default, Relative } = composeStories(stories);

test('renders an instant as text and as a machine-readable attribute', () => {
  render(<Default />);
  const time = screen.getByText('2026-11-21 08:30:00');
  expect(time.tagName).toBe('TIME');
  expect(time).toHaveAttribute('datetime', '2026-11-21T00:30:00.000Z');
});

test('has the long form as its title', () => {
  render(<Relative />);
  expect(screen.getByText('2 phút trước')).toHaveAttribute('title', '2026-11-21 08:30:00');
});

test('renders the text of an invalid date without throwing', () => {
  render(<Default instant={Number.NaN} text="–" />);
  expect(screen.getByText('–')).not.toHaveAttribute('datetime');
});
