import { launchGame, listLobbyEvents } from '@perya/api-client';
import { wireLobbyEvent, type FakePlatform } from '@perya/api-client/testing';
import { resetSession, signInForTest } from '@perya/session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderSite, testPlatform } from '../../testing/testApp';
import { EventsBoard } from './EventsBoard';

type WireEvent = ReturnType<typeof wireLobbyEvent>;

function withEvents(...list: WireEvent[]): FakePlatform {
  return testPlatform().on(listLobbyEvents, () => list);
}
const show = (platform: FakePlatform) =>
  renderSite(platform, '/', <EventsBoard category="SPORTS" />);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  resetSession();
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows the sides, the score and the odds of an event', async () => {
  await show(withEvents(wireLobbyEvent()));
  const event = within(await screen.findByRole('article'));
  expect(event.getByText('Live')).toBeInTheDocument();
  expect(event.getByRole('heading')).toHaveTextContent('Calle Luna Kites61Port Salamat Tides58');
  expect(event.getByRole('button', { name: /^1\s?1\.622\s?Calle Luna Kites$/ })).toBeEnabled();
  expect(event.getByRole('button', { name: /^2\s?2\.254\s?Port Salamat Tides$/ })).toBeEnabled();
});

test('highlights changed odds for a while', async () => {
  const event = wireLobbyEvent();
  const list = [event];
  await show(testPlatform().on(listLobbyEvents, () => [...list]));
  await screen.findByRole('button', { name: /^1\s?1\.62/ });
  list[0] = {
    ...event,
    odds: [
      { selection: 'home', odds: 1.7 },
      { selection: 'away', odds: 2.05 },
    ],
  };
  await act(() => vi.advanceTimersByTimeAsync(8_500));
  expect(await screen.findByRole('button', { name: /^1\s?1\.70/ })).toHaveAttribute(
    'data-moved',
    'up',
  );
  expect(screen.getByRole('button', { name: /^2\s?2\.05/ })).toHaveAttribute('data-moved', 'down');
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  expect(screen.getByRole('button', { name: /^1\s?1\.70/ })).not.toHaveAttribute('data-moved');
});

test('disables an event that takes no bets right now', async () => {
  signInForTest();
  const platform = withEvents(wireLobbyEvent({ isOpen: false }));
  const site = await show(platform);
  const price = await screen.findByRole('button', {
    name: /^1\s?–\s?Calle Luna Kites: no bets right now$/,
  });
  await userEvent.click(price);
  expect(site.address()).toBe('/');
  expect(platform.calls(launchGame)).toHaveLength(0);
});

test('opens the game that takes bets on the event', async () => {
  signInForTest();
  const platform = withEvents(wireLobbyEvent({ gameId: 'book-7', nodeId: 'node-7' })).on(
    launchGame,
    () => ({ game_url: 'https://play.example/t/1' }),
  );
  await show(platform);
  await userEvent.click(await screen.findByRole('button', { name: /Calle Luna Kites$/ }));
  await waitFor(() => expect(platform.calls(launchGame)).toHaveLength(1));
  expect(platform.calls(launchGame)[0]?.request).toMatchObject({
    gameId: 'book-7',
    nodeId: 'node-7',
    vassalage: 'LBN',
  });
});

test('filters by kind of event', async () => {
  await show(
    withEvents(
      wireLobbyEvent(),
      wireLobbyEvent({ id: 'e-2', kind: 'FOOTBALL', sides: ['Vigan', 'Iloilo'] }),
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Football' }));
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Vigan');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('offers a retry after an error, and renders nothing without events', async () => {
  await show(withEvents().fail(listLobbyEvents, 'server-error', 1));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('We couldn’t load this')).toBeInTheDocument();
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Live and upcoming' })).toBeNull(),
  );
});
