import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as drawn from './DrawnTickets.stories';
import * as justDrawn from './LatestDrawTickets.stories';

const { Won, Settling, Lost, PaidLessThanTheStake, CalledOff } = composeStories(drawn);
const { Default } = composeStories(justDrawn);

test('shows the tickets of a new draw until they are dismissed', async () => {
  await Default.run();
  expect(await screen.findByText('1 ticket, no prize this time.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('1 ticket, no prize this time.')).toBeNull());
});

test('shows the winnings and the winning line', async () => {
  await Won.run();
  expect(screen.getByText('You won ₱9,200.00')).toBeVisible();
  expect(screen.getByText('Exact × 1: ₱9,200.00')).toBeVisible();
});

test('does not celebrate without a win', async () => {
  await Lost.run();
  expect(screen.getByText('1 ticket, no prize this time.')).toBeVisible();
});

test('says what tickets paid, although one of them lost', async () => {
  await PaidLessThanTheStake.run();
  expect(screen.getByText('You got ₱18.40 back.')).toBeVisible();
  expect(screen.queryByText(/no prize/)).toBeNull();
});

test('shows that prizes are being counted, and the refund of a canceled draw', async () => {
  await Settling.run();
  expect(screen.getByText('We’re counting the prizes.')).toBeVisible();
  await CalledOff.run();
  expect(screen.getByText('You got ₱40.00 back.')).toBeVisible();
});
