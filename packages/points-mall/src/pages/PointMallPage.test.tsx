import { convertPoints, listPointRewards, redeemPointReward } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { useAccountWarning } from '@perya/session';
import { composeStories } from '@storybook/react-vite';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { pointsFor } from '../head/EarningRates';
import * as stories from './PointMallPage.stories';

const all = composeStories(stories);

afterEach(() => sessionStorage.clear());

const pay = (password: string) =>
  userEvent.type(screen.getByLabelText(/^Payment password/), password);

test('shows the points, their value, and that they never expire', async () => {
  await all.Default.run();
  const own = within(await screen.findByRole('region', { name: 'Your points' }));
  expect(await own.findByText('12,400')).toBeVisible();
  expect(await own.findByText('Worth ₱1,240.00 in your wallet')).toBeVisible();
  expect(own.getByText('Points never expire')).toBeVisible();
});

test('shows the points per category for the same turnover, the highest first', async () => {
  await all.Default.run();
  const how = within(await screen.findByRole('region', { name: 'How you earn points' }));
  const ways = await how.findAllByRole('listitem');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Slots10',
    expect.stringMatching(/6\.67$/),
    expect.stringMatching(/4$/),
    expect.stringMatching(/2\.5$/),
  ]);
  await userEvent.click(how.getByRole('button', { name: 'All categories' }));
  const table = await screen.findByRole('table', { name: 'Points per ₱1,000.00 of turnover' });
  expect(within(table).getAllByRole('row')).toHaveLength(6);
});

test('lets a guest browse, and asks for a login to act', async () => {
  await all.Guest.run();
  expect(await screen.findByRole('link', { name: 'A lantern of capiz shell' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Points for every round' })).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'I can afford' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Points record' }));
  expect(await screen.findByText('Your points record')).toBeVisible();
});

test('filters by kind, search, price and affordability', async () => {
  const platform = await runStory(all.Default);
  await screen.findByRole('link', { name: 'A lantern of capiz shell' });
  await userEvent.click(screen.getByRole('radio', { name: 'Vouchers' }));
  await expect
    .poll(() => screen.queryByRole('link', { name: 'A lantern of capiz shell' }))
    .toBeNull();
  expect(await screen.findByRole('link', { name: 'Coffee for two' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  await userEvent.click(screen.getByRole('switch', { name: 'I can afford' }));
  await expect
    .poll(() => screen.queryByRole('link', { name: 'A telephone of this year' }))
    .toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search rewards' }), 'mug{Enter}');
  await expect.poll(() => screen.queryByRole('link', { name: 'Coffee for two' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'A mug of the fair' })).toBeVisible();
  expect(platform.calls(listPointRewards).at(-1)?.request).toMatchObject({
    search: 'mug',
    affordable: true,
  });
});

test('marks rewards that are sold out, scarce, limited to a rank, or too expensive', async () => {
  await all.Default.run();
  const card = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('article') as HTMLElement);
  expect((await card('A banderitas parasol')).getByText('Sold out')).toBeVisible();
  expect((await card('A carved jeepney')).getByText('From Diamond')).toBeVisible();
  expect((await card('A carved jeepney')).getByText('4 left')).toBeVisible();
  expect(
    await (await card('A telephone of this year')).findByText('You need 77,600 more points'),
  ).toBeVisible();
});

test('sends goods to the entered address, once', async () => {
  const platform = await runStory(all.Goods);
  const dialog = await screen.findByRole('dialog', { name: 'A lantern of capiz shell' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'One more' }));
  await userEvent.type(screen.getByLabelText(/^Recipient/), ' Juan dela Cruz ');
  await userEvent.type(screen.getByLabelText(/^Mobile number/), '0917 123 4567');
  await userEvent.type(screen.getByLabelText(/^Address/), '12 Mabini Street, Quezon City');
  await pay('123456');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Redeem for 2,400 points' }));
  expect(await screen.findByText(/^We’ve got your order\. We’ll send it once/)).toBeVisible();
  expect(screen.getByText('You have 10,000 points left.')).toBeVisible();
  expect(platform.calls(redeemPointReward)).toHaveLength(1);
  expect(platform.calls(redeemPointReward)[0]?.request).toEqual({
    rewardId: 'lantern',
    quantity: 2,
    paymentPassword: '123456',
    delivery: {
      name: 'Juan dela Cruz',
      phone: '0917 123 4567',
      address: '12 Mabini Street, Quezon City',
    },
  });
});

test('shows what is missing in each field before anything is sent', async () => {
  const platform = await runStory(all.Goods);
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem for 1,200 points' }));
  expect(screen.getByText('Enter the recipient’s name.')).toBeVisible();
  expect(screen.getByText('Enter a mobile number with 7 to 15 digits.')).toBeVisible();
  expect(screen.getByText('Enter the full address so we can deliver it.')).toBeVisible();
  expect(screen.getByText('Enter your 6-digit payment password.')).toBeVisible();
  expect(platform.calls(redeemPointReward)).toHaveLength(0);
});

test('focuses the first invalid field, and clears its error once corrected', async () => {
  await all.Goods.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem for 1,200 points' }));
  const receiver = screen.getByLabelText(/^Recipient/);
  await waitFor(() => expect(receiver).toHaveFocus());
  await userEvent.type(receiver, 'Juan dela Cruz');
  expect(screen.queryByText('Enter the recipient’s name.')).toBeNull();
  expect(screen.getByText('Enter a mobile number with 7 to 15 digits.')).toBeVisible();
});

test('shows a rejected delivery field at the field, and keeps the other values', async () => {
  await all.ReceiverRefused.run();
  const receiver = await screen.findByLabelText(/^Recipient/);
  await userEvent.type(receiver, 'X');
  await userEvent.type(screen.getByLabelText(/^Mobile number/), '0917 123 4567');
  await userEvent.type(screen.getByLabelText(/^Address/), '12 Mabini Street, Quezon City');
  await pay('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem for 1,200 points' }));
  expect(await screen.findByText('Enter your real name, as on your ID.')).toBeVisible();
  expect(receiver).toHaveFocus();
  expect(screen.getByLabelText(/^Mobile number/)).toHaveValue('0917 123 4567');
  expect(screen.getByLabelText(/^Payment password/)).toHaveValue('');
  await userEvent.type(receiver, 'avier');
  expect(screen.queryByText('Enter your real name, as on your ID.')).toBeNull();
});

test('shows a voucher code on request', async () => {
  await all.Voucher.run();
  await screen.findByRole('button', { name: 'Redeem for 500 points' });
  await pay('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem for 500 points' }));
  expect(await screen.findByText('Your voucher is ready')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the code: Coffee for two' }));
  expect(await screen.findByText('KAPE-44TR-7Q2K')).toBeVisible();
});

test('credits the wallet, and accepts another password after a wrong one', async () => {
  await all.Cash.run();
  await screen.findByRole('button', { name: 'Redeem for 550 points' });
  await pay('000000');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem for 550 points' }));
  expect(await screen.findByText('The payment password is wrong.')).toBeVisible();
  await pay('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem for 550 points' }));
  expect(await screen.findByText('₱50.00 is in your wallet')).toBeVisible();
});

test('grants free spins on their game', async () => {
  await all.FreeSpins.run();
  await screen.findByRole('button', { name: 'Redeem for 200 points' });
  await pay('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem for 200 points' }));
  expect(await screen.findByText('20 free spins on Lantern Lane are yours')).toBeVisible();
});

test('shows the actual outcome after a lost response', async () => {
  const platform = await runStory(all.RedeemLost);
  await screen.findByRole('button', { name: 'Redeem for 550 points' });
  await pay('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem for 550 points' }));
  expect(await screen.findByText('₱50.00 is in your wallet', {}, { timeout: 5_000 })).toBeVisible();
  const keys = platform.calls(redeemPointReward).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['SoldOut', 'This reward is sold out right now.'],
  ['HigherLevel', 'You need the rank Diamond or higher for this reward.'],
  ['HadAlready', /^You’ve reached the limit for this reward: 1 per member/],
  ['TooDear', 'You need 77,600 more points'],
  ['GuestsReward', 'Log in to redeem this reward.'],
  ['TrialAccount', /^You can’t redeem rewards with a trial/],
] as const)('%s: shows what prevents the redemption', async (story, words) => {
  await all[story].run();
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.queryByLabelText(/^Payment password/)).toBeNull();
});

test('keeps the scroll position of the mall when a reward is closed', async () => {
  await all.Goods.run();
  const dialog = await screen.findByRole('dialog', { name: 'A lantern of capiz shell' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Coffee for two' })).toBeVisible();
});

test('warns a trial account before it fills in a conversion', async () => {
  await all.TrialAccountInMall.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Convert to balance' }));
  expect(renderHook(useAccountWarning).result.current).toBe('in_need_true_account');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('converts points to money in whole steps, and shows the result', async () => {
  const platform = await runStory(all.Default);
  await userEvent.click(await screen.findByRole('button', { name: 'Convert to balance' }));
  const points = await screen.findByLabelText(/^Points to convert/);
  await userEvent.type(points, '250');
  await pay('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Convert' }));
  expect(screen.getByText('You can convert points in steps of 100 points.')).toBeVisible();
  await userEvent.clear(points);
  await userEvent.type(points, '1,000');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Convert to ₱100.00' }));
  expect(await screen.findByText('₱100.00 is in your wallet')).toBeVisible();
  expect(screen.getByText('You have 11,400 points left.')).toBeVisible();
  expect(platform.calls(convertPoints)).toHaveLength(1);
});

test('keeps the typed points after a wrong password, and offers the max with one press', async () => {
  await all.Default.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Convert to balance' }));
  const points = await screen.findByLabelText(/^Points to convert/);
  await userEvent.click(screen.getByRole('button', { name: 'Convert' }));
  expect(await screen.findByText('Enter your 6-digit payment password.')).toBeVisible();
  expect(points).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(points).toHaveValue('12400');
  await waitFor(() => expect(points).toBeValid());
  await pay('000000');
  await userEvent.click(screen.getByRole('button', { name: 'Convert to ₱1,240.00' }));
  expect(await screen.findByText('The payment password is wrong.')).toBeVisible();
  expect(points).toHaveValue('12400');
});

test('lists every transaction with its reason, and totals', async () => {
  await all.Record.run();
  const table = await screen.findByRole('table');
  const row = within(table).getByRole('row', { name: /A lantern of capiz shell/ });
  expect(row.textContent).toContain('1,200');
  expect(within(table).getByText('Play · Slots')).toBeVisible();
  expect(screen.getByText('Points in')).toBeVisible();
});

test('shows empty and error states of the record', async () => {
  await all.RecordEmpty.run();
  expect(await screen.findByText('No transactions')).toBeVisible();
});

test('keeps the rest of the page when the record fails to load', async () => {
  await all.RecordFailed.run();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Points mall' })).toBeVisible();
});

test('lists redeemed rewards', async () => {
  await all.Redeemed.run();
  expect(await screen.findByRole('heading', { name: 'A banderitas parasol' })).toBeVisible();
});

test('shows the rewards after an error and a retry', async () => {
  await all.Failed.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Coffee for two' })).toBeVisible();
});

test('shows an empty state, with a link to all rewards', async () => {
  await all.NothingFound.run();
  expect(await screen.findByText('No rewards found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all rewards' }));
  expect(await screen.findByRole('link', { name: 'Coffee for two' })).toBeVisible();
});

test('a rate of zero earns nothing instead of everything', () => {
  expect(pointsFor(1_000_00, 0)).toBe(0);
  expect(pointsFor(1_000_00, 400_00)).toBe(2.5);
});
