import { composeStories } from '@storybook/react-vite';
import { renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { hasHiddenBars, useBars } from './bars';
import * as stories from './HiddenBarsPage.stories';

const { RegionalLottery, Seamless } = composeStories(stories);

test('hides the bars on a game’s own page; its toggle shows and hides them', async () => {
  await Seamless.run();
  const { result } = renderHook(() => [useBars('/seamless'), useBars('/rng')]);
  expect(result.current).toEqual(['hidden', undefined]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show menu and top bar' }));
  expect(result.current).toEqual(['shown', undefined]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide menu and top bar' }));
  expect(result.current).toEqual(['hidden', undefined]);
});

test.each([
  ['/seamless', true],
  ['/vnlottery/', true],
  ['/vnlottery2', false],
  ['/lottery', false],
])('the page %s has hidden bars: %s', (path, expected) =>
  expect(hasHiddenBars(path)).toBe(expected),
);

test('shows the regions of the regional lottery below the title, beside the toggle', async () => {
  await RegionalLottery.run();
  expect(await screen.findByRole('button', { name: 'Show menu and top bar' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Vietnam lotteries' })).toBeVisible();
  const regions = await screen.findByRole('navigation', { name: 'Regions' });
  expect(within(regions).getAllByRole('link')).toHaveLength(3);
});
