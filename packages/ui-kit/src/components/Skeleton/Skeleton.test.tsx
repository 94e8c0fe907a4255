import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Skeleton.stories';

const { GameGrid, Paragraph } = composeStories(stories);

test('announces once what is loading, however many skeletons there are', () => {
  render(<GameGrid />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('กำลังโหลดเกม');
  expect(status).toHaveAttribute('aria-busy', 'true');
});

test('renders the requested number of lines', () => {
  const { container } = render(<Paragraph />);
  expect(container.querySelectorAll('[data-shape="text"]')).toHaveLength(4);
});
