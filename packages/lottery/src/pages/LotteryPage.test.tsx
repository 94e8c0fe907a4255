import { getLotteryMenu, listRecentLotteries } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { LOTTERIES } from '@perya/rules/lottery';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { withMenus } from '../menu/testMenu';
import * as stories from './LotteryPage.stories';

const { Phone, RecentlyPlayed, Unknown, WithoutLottery } = composeStories(stories);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A viewport that no media query for wide screens matches. */
function onPhone() {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

test('without a code in the URL, opens the first lottery of the menu that the brand offers', async () => {
  const platform = await runStory(WithoutLottery, (fake) =>
    withMenus(fake, { off: [LOTTERIES[0]?.code ?? ''] }),
  );
  const name = LOTTERIES[1]?.name ?? '';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.queryByRole('link', { name: LOTTERIES[0]?.name ?? '' })).toBeNull();
  // The prize mode of the test brand.
  expect(platform.calls(getLotteryMenu)[0]?.request.prizeMode).toBe('SEA');
});

test('an unknown code shows that there is no such lottery, and links to the others', async () => {
  await Unknown.run();
  expect(await screen.findByText('We don’t have this lottery')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See our lotteries' })).toHaveAttribute(
    'href',
    '/lottery',
  );
  expect(screen.queryByRole('button', { name: 'Quick pick' })).toBeNull();
});

test('on a phone, shows members the lotteries that they played last', async () => {
  onPhone();
  await RecentlyPlayed.run();
  const recent = within(await screen.findByRole('region', { name: 'Recently played' }));
  const links = recent.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/lottery?gameCode=PH_6_42',
      '/lottery?gameCode=FIVE_5M',
      '/vnlottery?gameCode=VN_HUE',
    ]),
  );
  expect(links).toHaveLength(3);
  expect(recent.getByRole('link', { name: 'Lotto 6/42' })).toHaveAttribute('aria-current', 'true');
});

test('shows no such row to guests, nor where the menu is beside the desk', async () => {
  onPhone();
  await Phone.run({ globals: { language: 'EN' } });
  await screen.findByRole('button', { name: 'Quick pick' });
  expect(screen.queryByRole('region', { name: 'Recently played' })).toBeNull();
  vi.unstubAllGlobals();

  const platform = await runStory(RecentlyPlayed);
  await screen.findByRole('navigation', { name: 'Lotteries' });
  expect(screen.queryByRole('region', { name: 'Recently played' })).toBeNull();
  expect(platform.calls(listRecentLotteries)).toHaveLength(0);
});

test('refetches the menu after an order, which has changed its recent lotteries', async () => {
  const platform = await runStory(RecentlyPlayed);
  await userEvent.click(await screen.findByRole('button', { name: 'Quick pick' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to slip' }));
  const before = platform.calls(getLotteryMenu).length;
  await userEvent.click(await screen.findByRole('button', { name: /^Place bet/ }));
  await screen.findByText('Your bet is in');
  await waitFor(() => expect(platform.calls(getLotteryMenu)).toHaveLength(before + 1));
});
