import { cancelTickets, getLotteryOffer, placeTicket } from '@perya/api-client';
import { reject, runStory } from '@perya/api-client/testing';
import { comingDraws, type PrizeMode } from '@perya/rules/lottery';
import { useAccountWarning } from '@perya/session';
import { composeStories } from '@storybook/react-vite';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { resetOrders } from '../slip/orders';
import * as stories from './PlayDesk.stories';
import { storyLottery, wireOffer, wireTicket, withDesk } from './testDesk';
import { clearDesks } from './state/useDesk';

const { Default, Refusing, Poor, Guest, NotSold, TrialAccount } = composeStories(stories);

beforeEach(() => {
  clearDesks();
  resetOrders();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

const slip = () => within(screen.getByRole('complementary', { name: 'Bet slip' }));
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Adds six balls to the slip, which loads with its first line. */
async function addLine() {
  for (const ball of ['01', '07', '13', '22', '35', '42']) await press(ball);
  await press('Add to slip');
  await slip().findAllByRole('button', { name: /^Remove: / });
}

test('counts, prices and places a slip, and confirms it', async () => {
  const platform = await runStory(Default);
  await addLine();
  expect(slip().getByText('01 07 13 22 35 42')).toBeVisible();
  await userEvent.click(slip().getByRole('button', { name: 'Place bet · ₱20.00' }));
  expect(await slip().findByText('Your bet is in')).toBeVisible();
  expect(slip().queryByText('01 07 13 22 35 42')).toBeNull();
  const [call] = platform.calls(placeTicket);
  expect(call?.request).toMatchObject({
    lottery: 'PH_6_42',
    total: '20.00',
    lines: [{ playType: 'system', numbers: '01,07,13,22,35,42', unit: 1000, multiple: 1 }],
  });
  expect(call?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});

test('edits and removes a line', async () => {
  await Default.run();
  await addLine();
  await userEvent.click(slip().getByRole('button', { name: /^Edit: / }));
  await press('41');
  await press('Update line');
  expect(slip().getByText('01 07 13 22 35 41 42')).toBeVisible();
  expect(slip().getByText('₱140.00', { selector: 'strong' })).toBeVisible();
  await userEvent.click(slip().getByRole('button', { name: /^Remove: / }));
  expect(slip().getByText('Your bet slip is empty')).toBeVisible();
});

test('chases future draws at one price, shown before it is paid', async () => {
  const platform = await runStory(Default);
  await addLine();
  await userEvent.click(slip().getByRole('switch', { name: /Multi-draw/ }));
  await userEvent.click(slip().getByRole('radio', { name: 'Doubling' }));
  await userEvent.click(slip().getByRole('button', { name: 'Place bet · ₱620.00' }));
  await slip().findByText('Your bet is in');
  expect(platform.calls(placeTicket)[0]?.request.chase).toEqual({
    multiples: [1, 2, 4, 8, 16],
    stopOnWin: true,
  });
});

test('keeps the slip after a rejection, and shows the reason', async () => {
  await Refusing.run();
  await addLine();
  await userEvent.click(slip().getByRole('button', { name: /^Place bet/ }));
  expect(await slip().findByText('This draw takes no more bets. Nothing was taken.')).toBeVisible();
  expect(slip().getByText('01 07 13 22 35 42')).toBeVisible();
});

test('sends the prize mode that it shows; after a change it keeps the slip and shows the new prizes', async () => {
  let prizeMode: PrizeMode = 'Lott';
  const platform = await runStory(Default, (fake) =>
    fake
      .on(getLotteryOffer, ({ lottery }) => wireOffer(storyLottery(lottery), { prizeMode }))
      .on(placeTicket, () => reject(422, 'PRIZES_CHANGED', 'The prizes have changed.')),
  );
  await addLine();
  prizeMode = 'SEA';
  const place = () => userEvent.click(slip().getByRole('button', { name: /^Place bet/ }));
  await place();
  expect(await slip().findByText('The prizes have changed.')).toBeVisible();
  expect(slip().getByText('01 07 13 22 35 42')).toBeVisible();
  await waitFor(() => {
    expect(platform.calls(getLotteryOffer)).toHaveLength(2);
  });
  await place();
  await waitFor(() => {
    expect(platform.calls(placeTicket).map(({ request }) => request.prizeMode)).toEqual([
      'Lott',
      'SEA',
    ]);
  });
});

test('shows the missing balance before anything is sent', async () => {
  await Poor.run();
  await addLine();
  expect(await slip().findByText('You need ₱15.00 more to place this bet.')).toBeVisible();
  expect(slip().getByRole('button', { name: /^Place bet/ })).toBeDisabled();
  expect(slip().getByRole('button', { name: 'Deposit' })).toBeVisible();
});

test('lets a guest count and price, and asks for a login to place', async () => {
  await Guest.run();
  await addLine();
  expect(slip().getByRole('button', { name: 'Log in to bet' })).toBeEnabled();
});

test('warns a trial account before anything is sent', async () => {
  await TrialAccount.run();
  await addLine();
  await userEvent.click(slip().getByRole('button', { name: /^Place bet/ }));
  expect(renderHook(useAccountWarning).result.current).toBe('in_need_true_account');
  expect(slip().getByText('01 07 13 22 35 42')).toBeVisible();
});

test('accepts no slip for a lottery that is not on sale', async () => {
  await NotSold.run();
  await addLine();
  expect(slip().getByRole('button', { name: /^Place bet/ })).toBeDisabled();
});

test('does not send a slip whose draw has closed, and moves it only on request', async () => {
  // The fake platform uses the device's clock.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const lottery = storyLottery('PH_6_42');
  const [first, second, third] = comingDraws(lottery.schedule, Date.now(), 3);
  if (!first || !second || !third) throw new Error('The lottery has draws ahead.');
  // Within the session's lifetime: the first draw closes in a minute.
  const closing = { ...first, locksAt: Date.now() + 60_000 };
  const draws = [closing, second, third].map(({ number, drawAt, locksAt }) => ({
    number,
    drawsAt: drawAt,
    locksAt,
    commitment: 'c0'.repeat(32),
  }));
  await runStory(Default, (fake) => withDesk(fake, { offer: { draws } }));
  await addLine();
  await act(() => vi.advanceTimersByTimeAsync(closing.locksAt - Date.now()));
  expect(await slip().findByText(`Draw ${first.number} has closed`)).toBeVisible();
  expect(slip().getByRole('button', { name: /^Place bet/ })).toBeDisabled();
  await userEvent.click(
    slip().getByRole('button', { name: new RegExp(`^Move to ${second.number}`) }),
  );
  expect(slip().getByRole('button', { name: /^Place bet/ })).toBeEnabled();
});

test('cancels a ticket after a confirmation', async () => {
  const [draw] = wireOffer(storyLottery('PH_6_42')).draws;
  const ticket = wireTicket({ drawsAt: draw?.drawsAt ?? 0, locksAt: draw?.locksAt ?? 0 });
  const platform = await runStory(Default, (fake) => withDesk(fake, { tickets: [ticket] }));
  await press('Cancel');
  await press('Cancel ticket');
  await waitFor(() => expect(platform.calls(cancelTickets)[0]?.request.tickets).toEqual(['t-1']));
  expect(await screen.findByText('1 ticket canceled, ₱40.00 refunded')).toBeVisible();
});
