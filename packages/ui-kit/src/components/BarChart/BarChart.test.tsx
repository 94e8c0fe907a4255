import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './BarChart.stories';

const { Default, NothingMoved } = composeStories(stories);

test('is one picture with a name, and writes its extremes and its end', async () => {
  await Default.run();
  const chart = screen.getByRole('img', { name: 'Won and lost by day' });
  expect(chart).toHaveTextContent('+₱1,250.00');
  expect(chart).toHaveTextContent('−₱900.00');
  expect(chart.querySelectorAll('rect')).toHaveLength(12);
  expect(chart.querySelectorAll('rect[data-sign="out"]')).toHaveLength(5);
});

test('stands where nothing moved', async () => {
  await NothingMoved.run();
  expect(screen.getByRole('img').querySelectorAll('line')).toHaveLength(1);
});
