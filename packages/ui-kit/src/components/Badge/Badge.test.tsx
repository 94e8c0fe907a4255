import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge } from './Badge';

test('says the whole meaning of the number to a screen reader', () => {
  render(<CountBadge count={3} label="3 unread messages" />);
  expect(screen.getByText('3 unread messages')).toBeInTheDocument();
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
});

test('caps what it shows, not what it says', () => {
  render(<CountBadge count={140} label="140 unread messages" />);
  expect(screen.getByText('99+')).toBeInTheDocument();
  expect(screen.getByText('140 unread messages')).toBeInTheDocument();
});

test('shows nothing for zero', () => {
  const { container } = render(<CountBadge count={0} label="No unread messages" />);
  expect(container).toBeEmptyDOMElement();
});
