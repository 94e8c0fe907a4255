import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './CategoryIcon.stories';

const { Default, Family } = composeStories(stories);

test('has an accessible name when used alone', () => {
  render(<Default />);
  expect(screen.getByRole('img', { name: 'Slots' })).toBeInTheDocument();
});

test('is decorative next to a name, and every category looks different', () => {
  const { container } = render(<Family />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const drawings = [...container.querySelectorAll('svg')].map((icon) => icon.innerHTML);
  expect(drawings).toHaveLength(12);
  expect(new Set(drawings).size).toBe(12);
});
