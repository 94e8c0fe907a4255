import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './DateTimeText.stories';

const { Default, Relative } = composeStories(stories);

test('is a moment for people and for machines', () => {
  render(<Default />);
  const time = screen.getByText('2026-11-21 08:30:00');
  expect(time.tagName).toBe('TIME');
  expect(time).toHaveAttribute('datetime', '2026-11-21T00:30:00.000Z');
});

test('keeps the long form at hand', () => {
  render(<Relative />);
  expect(screen.getByText('2 phút trước')).toHaveAttribute('title', '2026-11-21 08:30:00');
});

test('shows the text of a date that is none, and does not throw', () => {
  render(<Default instant={Number.NaN} text="–" />);
  expect(screen.getByText('–')).not.toHaveAttribute('datetime');
});
