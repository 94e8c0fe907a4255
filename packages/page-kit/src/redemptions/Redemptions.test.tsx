import { revealVoucher } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import * as stories from './Redemptions.stories';

const { Default, Empty, Failed, NoneOfItsState, RevealLost } = composeStories(stories);

afterEach(() => sessionStorage.clear());

/** The card of a redemption, by its title. */
async function card(name: string) {
  const title = await screen.findByRole('heading', { name });
  return within(title.closest('li') as HTMLElement);
}

test('shows each redemption with its state, its parcel and its events', async () => {
  await Default.run();
  const sent = await card('A lantern of capiz shell');
  expect(sent.getByText('1,200 points', { exact: false })).toBeVisible();
  await userEvent.click(sent.getByText('What happened'));
  const steps = sent.getByRole('list', { name: 'What happened, oldest first' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  expect(sent.getByText('Juan dela Cruz')).toBeVisible();
  expect(sent.getAllByText('LBC 1209 8834')[0]).toBeVisible();
  const rejected = await card('A banderitas parasol');
  expect(rejected.getByText('The parcel service does not reach this address.')).toBeVisible();
  await userEvent.click(rejected.getByText('What happened'));
  expect(rejected.getByText('Points refunded')).toBeVisible();
});

test('filters by state', async () => {
  await Default.run();
  await card('A lantern of capiz shell');
  await userEvent.click(screen.getByRole('radio', { name: 'Rejected' }));
  await expect
    .poll(() => screen.queryByRole('heading', { name: 'A lantern of capiz shell' }))
    .toBeNull();
  expect(screen.getByRole('heading', { name: 'A banderitas parasol' })).toBeVisible();
});

test('shows the codes of a voucher once, and requests them once', async () => {
  const platform = await runStory(Default);
  const voucher = await card('2 × Coffee for two');
  expect(voucher.queryByText('KAPE-44TR-7Q2K')).toBeNull();
  await userEvent.dblClick(voucher.getByRole('button', { name: 'Show the code: Coffee for two' }));
  expect(await voucher.findByText('KAPE-44TR-7Q2K')).toBeVisible();
  expect(voucher.getByText('KAPE-18PL-9XZA')).toBeVisible();
  expect(voucher.getByRole('button', { name: 'Copy KAPE-44TR-7Q2K' })).toBeVisible();
  expect(platform.calls(revealVoucher)).toHaveLength(1);
  const shown = await card('A cinema evening');
  expect(shown.getByText('••••-11MM')).toBeVisible();
  expect(shown.queryByRole('button', { name: /^Show the code/ })).toBeNull();
});

test('retries with the same key when the first response was lost', async () => {
  await RevealLost.run();
  const voucher = await card('2 × Coffee for two');
  await userEvent.click(voucher.getByRole('button', { name: /^Show the code/ }));
  expect(await voucher.findByText('KAPE-44TR-7Q2K', {}, { timeout: 5_000 })).toBeVisible();
});

test('shows the empty state, for one state and overall', async () => {
  await NoneOfItsState.run();
  expect(await screen.findByText('None with this status')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('heading', { name: 'A lantern of capiz shell' })).toBeVisible();
});

test('shows that nothing was redeemed yet', async () => {
  await Empty.run();
  expect(await screen.findByText('Nothing redeemed yet')).toBeVisible();
});

test('shows them after an error and a retry', async () => {
  await Failed.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /Coffee for two/ })).toBeVisible();
});
