import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { hasHiddenBars } from './bars';
import * as stories from './HiddenBarsPage.stories';

const { RegionalLottery, Seamless } = composeStories(stories);

const bars = () => document.querySelector('[data-bars]')?.getAttribute('data-bars');

test('hides the bars on a game’s own page; its toggle shows and hides them', async () => {
  await Seamless.run();
  expect(bars()).toBe('hidden');
  await userEvent.click(await screen.findByRole('button', { name: 'Show menu and top bar' }));
  expect(bars()).toBe('shown');
  await userEvent.click(screen.getByRole('button', { name: 'Hide menu and top bar' }));
  expect(bars()).toBe('hidden');
});

test.each([
  ['/seamless', true],
  ['/vnlottery/', true],
  ['/vnlottery2', false],
  ['/lottery', false],
])('the page %s has hidden bars: %s', (path, expected) =>
  expect(hasHiddenBars(path)).toBe(expected),
);

test('hides the bars for the regional lottery too, with its regions below the title', async () => {
  await RegionalLottery.run();
  expect(bars()).toBe('hidden');
  expect(await screen.findByRole('heading', { level: 1, name: 'Vietnam lotteries' })).toBeVisible();
  const regions = screen.getByRole('navigation', { name: 'Regions' });
  expect(within(regions).getAllByRole('link')).toHaveLength(3);
});
