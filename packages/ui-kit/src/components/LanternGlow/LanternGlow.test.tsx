import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './LanternGlow.stories';

const { Default } = composeStories(stories);

test('is decorative and hidden from screen readers', () => {
  const { container } = render(<Default />);
  expect(screen.getByRole('heading')).toHaveTextContent('₱1,204,880.50');
  expect(container.querySelector('[data-tone="coral"]')).toHaveAttribute('aria-hidden', 'true');
});
