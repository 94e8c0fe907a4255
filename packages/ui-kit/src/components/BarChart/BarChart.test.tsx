import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './BarChart.stories';

const { Default, NothingMoved } = composeStories(stories);

test('is one labeled image, with text at its extremes and its last bar', async () => {
  await Default.run();
  const chart = screen.getByRole('img', { name: 'Won and lost by day' });
  expect(chart).toHaveTextContent('+₱1,250.00');
  expect(chart).toHaveTextContent('−₱900.00');
  expect(chart.querySelectorAll('rect')).toHaveLength(12);
  expect(chart.querySelectorAll('rect[data-sign="out"]')).toHaveLength(5);
});

test('renders when all values are zero', async () => {
  await NothingMoved.run();
  expect(screen.getByRole('img').querySelectorAll('line')).toHaveLength(1);
});
