import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from './Card';
import * as stories from './Card.stories';

const { Default, WithActionsAndFooter } = composeStories(stories);

test('is a region named by its title', () => {
  render(<Default titleLevel={3} />);
  expect(screen.getByRole('region', { name: 'Net position' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Net position' })).toBeInTheDocument();
});

test('is not a landmark without a title', () => {
  render(<Card>Points never expire.</Card>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('renders its actions and its footer', () => {
  render(<WithActionsAndFooter />);
  expect(screen.getByRole('link', { name: 'See all' })).toBeInTheDocument();
  expect(screen.getByText('Updated a minute ago')).toBeInTheDocument();
});
