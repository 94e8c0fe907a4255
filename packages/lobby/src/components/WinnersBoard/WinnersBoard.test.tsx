import { launchGame, listWinners } from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import { resetSession, signInForTest } from '@perya/session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { wireWinners } from '../../testing';
import { renderSite, testPlatform } from '../../testing/testApp';
import WinnersBoard from './WinnersBoard';

const withWinners = (): FakePlatform =>
  testPlatform().on(listWinners, () => ({ currency: 'PHP', list: wireWinners() }));
const onClose = vi.fn<() => void>();
const show = (platform: FakePlatform) =>
  renderSite(platform, '/', <WinnersBoard category="RNG" onClose={onClose} />);
const rows = () => screen.findAllByRole('listitem');
const last = (platform: FakePlatform) => platform.calls(listWinners).at(-1)?.request;

beforeEach(() => {
  resetSession();
  onClose.mockClear();
});

test('shows player, amount, game and multiple of each win', async () => {
  await show(withWinners());
  const [first] = await rows();
  expect(first?.textContent).toMatch(
    /1.*Lantern Night.*ju\*\*\*01 · 1 hour ago.*₱1,250,000\.00.*2,500× stake/,
  );
});

test('requests the selected period, order and games', async () => {
  const platform = withWinners();
  await show(platform);
  await rows();
  expect(last(platform)).toMatchObject({ category: 'RNG', period: 'week', order: 'highest' });
  await userEvent.click(screen.getByRole('button', { name: 'Month' }));
  await userEvent.click(screen.getByRole('button', { name: 'Highest multiple' }));
  await userEvent.click(screen.getByRole('button', { name: 'All games' }));
  await waitFor(() => expect(last(platform)).toMatchObject({ period: 'month', order: 'multiple' }));
  expect(last(platform)).not.toHaveProperty('gameType');
  expect(screen.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');
});

test('links to the game of a win, unless it is no longer available', async () => {
  signInForTest();
  const platform = withWinners().on(launchGame, () => ({ game_url: 'https://play.example/t/1' }));
  await show(platform);
  const all = await rows();
  expect(within(all[4]!).queryByRole('button')).toBeNull();
  await userEvent.click(within(all[1]!).getByRole('button', { name: 'Play Carabao Fortune' }));
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(platform.calls(launchGame)).toHaveLength(1));
  expect(platform.calls(launchGame)[0]?.request).toMatchObject({ gameId: 'g-2', nodeId: 'n-g-2' });
});

test('offers a retry after an error', async () => {
  await show(withWinners().fail(listWinners, 'server-error', 1));
  const alert = within(await screen.findByRole('alert'));
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(7);
});
