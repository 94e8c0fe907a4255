import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './ContractActions.stories';

const { Default, NothingToGive, OfferingADividend } = composeStories(stories);

test('shows the contracts with a downline and the available actions, by kind', async () => {
  await Default.run();
  const daily = (await screen.findByText('Daily wages contract')).closest('li') as HTMLElement;
  expect(daily).toHaveTextContent('Active · 0.4%');
  expect(within(daily).getByRole('button', { name: 'Change: Daily wages contract' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Offer: Dividend contract' })).toBeVisible();
  expect(screen.queryByText('Hourly wages contract')).toBeNull();
});

test('a dividend requires a team loss, and has the same period as the agent’s own', async () => {
  await OfferingADividend.run();
  const dialog = await screen.findByRole('dialog', { name: 'Offer to agent02' });
  expect(await within(dialog).findByText(/Every week, Monday to Sunday/)).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Minimum team loss' }), 'a lot');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  expect(
    await within(dialog).findByText(/Enter an amount, such as 50000, or leave it/),
  ).toBeVisible();
});

test('nothing can be sent without a contract of one’s own', async () => {
  await NothingToGive.run();
  expect(screen.queryByRole('button', { name: 'Send offer' })).toBeNull();
});
