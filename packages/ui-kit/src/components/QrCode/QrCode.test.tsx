import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './QrCode.stories';

const { Default, Large } = composeStories(stories);

test('describes what scanning it does, in the size given by the specification', () => {
  render(<Default />);
  const code = screen.getByRole('img', { name: 'Scan to download the Android app' });
  expect(code).toHaveAttribute('width', '100');
  expect(code).toHaveAttribute('viewBox', '0 0 29 29');
});

test('scales up without changing its modules', () => {
  const { container, rerender } = render(<Default />);
  const small = container.querySelector('path:last-of-type')?.getAttribute('d');
  rerender(<Large />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '200');
  expect(container.querySelector('path:last-of-type')?.getAttribute('d')).toBe(small);
});
