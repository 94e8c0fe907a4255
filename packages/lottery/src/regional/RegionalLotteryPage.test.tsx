import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './RegionalLotteryPage.stories';

const { FewLotteries, NeverPlayed, North, OneDraw, RecentlyPlayed, South, Unknown } =
  composeStories(stories);

test('a region links to its desk, and shows its provinces', async () => {
  await North.run();
  const regions = within(await screen.findByRole('navigation', { name: 'Regions' }));
  expect(regions.getByRole('link', { name: /^Northern/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(regions.getByRole('link', { name: /^Central/ }));
  expect(regions.getByRole('link', { name: /^Central/ })).toHaveAttribute('aria-current', 'true');
  expect(
    within(screen.getByRole('list', { name: 'Drawn today' })).getAllByRole('link').length,
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

test('shows the platform’s popular lotteries, and to members those that they played last', async () => {
  await RecentlyPlayed.run();
  const recent = within(await screen.findByRole('region', { name: 'Recently played' }));
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Huế']);
  const popular = within(await screen.findByRole('region', { name: 'Popular' }));
  expect(popular.getAllByRole('link')).toHaveLength(2);
  await userEvent.click(recent.getByRole('link', { name: 'Huế' }));
  expect(recent.getByRole('link', { name: 'Huế' })).toHaveAttribute('aria-current', 'true');
});

test('shows a member who has not played yet that there are none', async () => {
  await NeverPlayed.run();
  expect(await screen.findByText('You haven’t played these lotteries yet.')).toBeVisible();
});

test('shows only the lotteries that the brand offers', async () => {
  await FewLotteries.run();
  await screen.findByRole('link', { name: /^Southern/ });
  const provinces = screen
    .getAllByRole('list', { name: /^(Drawn today|On other days)$/ })
    .flatMap((list) => within(list).getAllByRole('link'));
  expect(provinces.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Huế/)]);
  expect(screen.queryByText('Recently played')).toBeNull();
});

test('shows that a lottery is unknown, with the regions to choose from', async () => {
  await Unknown.run();
  expect(await screen.findByText('We don’t have this lottery')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Northern/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quick pick' })).toBeNull();
});
