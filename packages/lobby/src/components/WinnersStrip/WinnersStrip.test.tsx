import { launchGame, listWinners } from '@perya/api-client';
import { resetSession, signInForTest } from '@perya/session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wireWinners } from '../../testing';
import { renderSite, testPlatform } from '../../testing/testApp';
import { WinnersStrip } from './WinnersStrip';

const strip = () => screen.findByRole('region', { name: 'Latest wins' });
const wins = async () => within(await strip()).findAllByRole('listitem');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  resetSession();
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows the latest wins of the lobby, and adds new ones', async () => {
  const list = wireWinners().slice(1);
  const platform = testPlatform().on(listWinners, () => ({ currency: 'PHP', list: [...list] }));
  await renderSite(platform, '/', <WinnersStrip category="RNG" />);
  expect((await wins())[0]).toHaveTextContent('₱480,200.50Carabao Fortunema***7 · 2 hours ago');
  expect(platform.calls(listWinners)[0]?.request).toMatchObject({
    category: 'RNG',
    order: 'latest',
  });
  list.unshift(...wireWinners().slice(0, 1));
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  await waitFor(async () => expect((await wins())[0]).toHaveTextContent('Lantern Night'));
});

test('a win links to its game, and the strip to the board', async () => {
  signInForTest();
  const platform = testPlatform()
    .on(listWinners, () => ({ currency: 'PHP', list: wireWinners() }))
    .on(launchGame, () => ({ game_url: 'https://play.example/t/1' }));
  await renderSite(platform, '/', <WinnersStrip category="RNG" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Winners board' }));
  const board = await screen.findByRole('dialog', { name: 'Winners board' });
  await userEvent.click(within(board).getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: /Carabao Fortune/ }));
  await waitFor(() =>
    expect(platform.calls(launchGame)[0]?.request).toMatchObject({ gameId: 'g-2' }),
  );
});

test('renders nothing without wins', async () => {
  const platform = testPlatform().on(listWinners, () => ({ currency: 'PHP', list: [] }));
  await renderSite(platform, '/', <WinnersStrip category="RNG" />);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
