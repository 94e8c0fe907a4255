import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Skeleton.stories';

const { GameGrid, Paragraph } = composeStories(stories);

test('says once what is loading, however many bones there are', () => {
  render(<GameGrid />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('กำลังโหลดเกม');
  expect(status).toHaveAttribute('aria-busy', 'true');
});

test('draws as many lines as asked', () => {
  const { container } = render(<Paragraph />);
  expect(container.querySelectorAll('[data-shape="text"]')).toHaveLength(4);
});
