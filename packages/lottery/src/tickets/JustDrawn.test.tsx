import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as drawn from './DrawnTickets.stories';
import * as justDrawn from './JustDrawn.stories';

const { Won, Settling, Lost, CalledOff } = composeStories(drawn);
const { Default } = composeStories(justDrawn);

test('shows the tickets of the draw that came out, until they are put away', async () => {
  await Default.run();
  expect(await screen.findByText('1 ticket, no prize this time.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('1 ticket, no prize this time.')).toBeNull());
});

test('says what was won, and by which line', async () => {
  await Won.run();
  expect(screen.getByText('You won ₱9,200.00')).toBeVisible();
  expect(screen.getByText('Exact × 1: ₱9,200.00')).toBeVisible();
});

test('cheers nothing that was not won', async () => {
  await Lost.run();
  expect(screen.getByText('1 ticket, no prize this time.')).toBeVisible();
});

test('says that prizes are being counted, and what a draw that was called off gives back', async () => {
  await Settling.run();
  expect(screen.getByText('The prizes are being counted.')).toBeVisible();
  await CalledOff.run();
  expect(screen.getByText('₱40.00 came back to your balance.')).toBeVisible();
});
