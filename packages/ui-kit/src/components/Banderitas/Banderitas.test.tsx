import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Banderitas.stories';
import { FLAG_PATHS, flags, SPAN, stringAt } from './garland';

const { Default, Loading } = composeStories(stories);

test('is decorative and hidden from screen readers', () => {
  const { container } = render(<Default />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('announces what is loading when used as a loading line', () => {
  render(<Loading />);
  expect(screen.getByRole('progressbar', { name: 'Đang tải trang' })).not.toHaveAttribute(
    'aria-valuenow',
  );
});

test('starts and ends at the same height, so that spans join up', () => {
  expect(stringAt(0)).toBe(stringAt(SPAN.width));
});

test('draws every flag once, within the span', () => {
  expect(FLAG_PATHS.join('').split('Z')).toHaveLength(flags().length + 1);
  for (const corner of flags()
    .join('')
    .matchAll(/([\d.]+) ([\d.]+)/g)) {
    expect(Number(corner[1])).toBeGreaterThanOrEqual(0);
    expect(Number(corner[1])).toBeLessThanOrEqual(SPAN.width);
    expect(Number(corner[2])).toBeLessThanOrEqual(SPAN.height);
  }
});
