import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Progress.stories';

const { Default, Unknown } = composeStories(stories);

test('exposes its name, its value and the value in words', () => {
  render(<Default />);
  const bar = screen.getByRole('progressbar', { name: 'Bonus turnover' });
  expect(bar).toHaveAttribute('value', '300');
  expect(bar).toHaveAttribute('max', '1000');
  expect(bar).toHaveAttribute('aria-valuetext', '₱300.00 of ₱1,000.00');
});

test('clamps an out-of-range value', () => {
  render(<Default value={4000} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1000');
});

test('has no value when it is indeterminate', () => {
  render(<Unknown />);
  expect(screen.getByRole('progressbar', { name: 'Uploading the receipt' })).not.toHaveAttribute(
    'value',
  );
});

test('keeps its name when the label is hidden', () => {
  render(<Default labelHidden />);
  expect(screen.getByRole('progressbar', { name: 'Bonus turnover' })).toBeInTheDocument();
  expect(screen.queryByText('Bonus turnover')).not.toBeInTheDocument();
});
