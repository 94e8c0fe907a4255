import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge } from './Badge';

test('announces the full meaning of the number to screen readers', () => {
  render(<CountBadge count={3} label="3 unread messages" />);
  expect(screen.getByText('3 unread messages')).toBeInTheDocument();
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
});

test('caps the visible number but not the announced one', () => {
  render(<CountBadge count={140} label="140 unread messages" />);
  expect(screen.getByText('99+')).toBeInTheDocument();
  expect(screen.getByText('140 unread messages')).toBeInTheDocument();
});

test('renders nothing for zero', () => {
  const { container } = render(<CountBadge count={0} label="No unread messages" />);
  expect(container).toBeEmptyDOMElement();
});
