import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';

import { Link } from './Link';
import * as stories from './Link.stories';

const { Default, LeavesTheSite } = composeStories(stories);

test('opens in this tab within the site', () => {
  render(<Default />);
  const link = screen.getByRole('link', { name: 'How withdrawals work' });
  expect(link).not.toHaveAttribute('target');
});

test('announces that it leaves the site, and does not expose the opener', () => {
  render(<LeavesTheSite />);
  const link = screen.getByRole('link', {
    name: 'Responsible gaming helpline (opens in a new tab)',
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('renders its text in the custom element', () => {
  render(<Link render={createElement('a', { href: '/rng' })}>All slots</Link>);
  expect(screen.getByRole('link', { name: 'All slots' })).toHaveAttribute('href', '/rng');
});
