import { transferToUpline } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import * as stories from './TransferUplinePage.stories';

const { Default, NotAllowed, TurnoverLeft } = composeStories(stories);

afterEach(() => sessionStorage.clear());

async function show() {
  const platform = await runStory(Default);
  await screen.findByText('agent02');
  return platform;
}

const fill = async (amount: string, password: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), amount);
  await userEvent.type(screen.getByLabelText(/^Payment password/), password);
};

test('sends once, with the payment password', async () => {
  const platform = await show();
  await fill('250', '123456');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send ₱250.00' }));
  expect(await screen.findByText('₱250.00 sent to agent02')).toBeVisible();
  expect(platform.calls(transferToUpline)).toHaveLength(1);
  expect(platform.calls(transferToUpline)[0]).toMatchObject({
    request: { amount: '250.00', paymentPassword: '123456' },
  });
});

test('shows a wrong payment password, and accepts another', async () => {
  await show();
  await fill('250', '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Send ₱250.00' }));
  expect(await screen.findByText('The payment password is wrong.')).toBeVisible();
  expect(screen.getByLabelText(/^Payment password/)).toHaveFocus();
  expect(screen.getByLabelText(/^Payment password/)).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('250');
  await userEvent.type(screen.getByLabelText(/^Payment password/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Send ₱250.00' }));
  expect(await screen.findByText('₱250.00 sent to agent02')).toBeVisible();
});

test('validates missing fields and limits', async () => {
  const platform = await show();
  await fill('5', '1');
  await userEvent.click(screen.getByRole('button', { name: 'Send ₱5.00' }));
  expect(screen.getByText('The minimum is ₱10.00.')).toBeVisible();
  expect(screen.getByText(/Enter your 6-digit payment password\./)).toBeVisible();
  expect(platform.calls(transferToUpline)).toHaveLength(0);
});

test('shows the remaining turnover', async () => {
  await TurnoverLeft.run();
  expect(await screen.findByText('₱9,900.00')).toBeVisible();
});

test('shows that it is not allowed', async () => {
  await NotAllowed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
});
