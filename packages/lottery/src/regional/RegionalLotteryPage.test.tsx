import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './RegionalLotteryPage.stories';

const { North, OneDraw, South } = composeStories(stories);

test('a region links to its desk, and shows its provinces', async () => {
  await North.run();
  const regions = within(await screen.findByRole('navigation', { name: 'Regions' }));
  expect(regions.getByRole('link', { name: /^North/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(regions.getByRole('link', { name: /^Central/ }));
  expect(regions.getByRole('link', { name: /^Central/ })).toHaveAttribute('aria-current', 'true');
  expect(
    within(screen.getByRole('list', { name: /^Central: lotteries drawn today/ })).getAllByRole(
      'link',
    ).length,
  ).toBeGreaterThan(0);
  expect(await screen.findByRole('button', { name: 'Quick pick' })).toBeVisible();
});

test('selects the province in the URL, on any weekday', async () => {
  await South.run();
  const current = await screen.findByRole('link', { name: /^TP\. Hồ Chí Minh/ });
  expect(current).toHaveAttribute('aria-current', 'true');
  expect(current).toBeVisible();
});

test('another province keeps the view, and drops the previous draw', async () => {
  await OneDraw.run();
  const south = await screen.findByRole('link', { name: /^South/, hidden: true });
  const target = new URL(south.getAttribute('href') ?? '', 'http://site/').searchParams;
  expect(target.get('view')).toBe('results');
  expect(target.get('draw')).toBeNull();
  expect(target.get('gameCode')).toMatch(/^VN_/);
});
