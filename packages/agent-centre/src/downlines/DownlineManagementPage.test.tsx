import { adjustRebate, getDownlines, transferToDownline } from '@perya/api-client';
import { runStory, type FakePlatform } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import * as stories from './DownlineManagementPage.stories';

const { Default, Empty, Failed, Profile, ProfileOfAnother, Tree } = composeStories(stories);

afterEach(() => sessionStorage.clear());

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const asked = (platform: FakePlatform) => platform.calls(getDownlines).at(-1)?.request;

test('lists the direct downlines, and navigates down and up', async () => {
  const platform = await runStory(Default);
  const table = await screen.findByRole('table', { name: 'Downlines' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
  expect(screen.getByText('Online')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '41 people below agent02' }));
  expect(await screen.findByRole('button', { name: 'agent05' })).toBeVisible();
  expect(asked(platform)).toMatchObject({ parentId: '2' });
  const way = screen.getByRole('navigation', { name: 'Team path' });
  expect(within(way).getByText('agent02')).toHaveAttribute('aria-current', 'location');
  await userEvent.click(within(way).getByRole('button', { name: 'agent01' }));
  expect(await screen.findByRole('button', { name: 'juan01' })).toBeVisible();
});

test('searches by name, filters by status, and sorts', async () => {
  const platform = await runStory(Default);
  await screen.findByRole('button', { name: 'agent02' });
  await userEvent.click(screen.getByRole('button', { name: 'Balance' }));
  await expect.poll(() => asked(platform)).toMatchObject({ order: 'BALANCE', descending: false });
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Inactive' }));
  await expect.poll(() => asked(platform)).toMatchObject({ status: 'DORMANT', order: 'BALANCE' });
  await userEvent.type(screen.getByRole('searchbox'), 'nobody{Enter}');
  expect(await screen.findByText('No downlines found')).toBeVisible();
  expect(asked(platform)).toMatchObject({ search: 'nobody', status: 'DORMANT' });
});

test('expands the branches of the tree', async () => {
  const platform = await runStory(Tree);
  expect(await screen.findByRole('button', { name: 'juan01, level 1' })).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'Show downlines of agent02' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(await screen.findByRole('button', { name: 'agent05, level 2' })).toBeVisible();
  expect(asked(platform)).toMatchObject({ parentId: '2', pageSize: 100 });
  await userEvent.click(screen.getByRole('button', { name: 'Hide downlines of agent02' }));
  expect(screen.queryByRole('button', { name: 'agent05, level 2' })).toBeNull();
});

test('transfers money to a downline once, with the payment password', async () => {
  const platform = await runStory(Profile);
  await userEvent.click(await screen.findByRole('button', { name: 'Transfer money' }));
  await screen.findByRole('dialog', { name: 'Transfer to agent02' });
  type(/^Amount/, '250');
  await userEvent.click(screen.getByRole('button', { name: 'Send ₱250.00' }));
  expect(screen.getByText(/Enter your 6-digit payment password\./)).toBeVisible();
  type(/^Payment password/, '123456');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send ₱250.00' }));
  expect(await screen.findByText('₱250.00 sent to agent02')).toBeVisible();
  expect(platform.calls(transferToDownline)).toHaveLength(1);
  expect(platform.calls(transferToDownline)[0]?.request).toEqual({
    memberId: '2',
    amount: '250.00',
    paymentPassword: '123456',
  });
});

test('shows a wrong payment password at its field, and keeps the amount', async () => {
  const platform = await runStory(Profile);
  await userEvent.click(await screen.findByRole('button', { name: 'Transfer money' }));
  await screen.findByRole('dialog', { name: 'Transfer to agent02' });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText(/^Amount/)).toHaveFocus();
  type(/^Amount/, '250');
  type(/^Payment password/, '654321');
  await userEvent.click(screen.getByRole('button', { name: 'Send ₱250.00' }));
  const password = screen.getByLabelText(/^Payment password/);
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
  expect(password).toHaveAccessibleDescription(/The payment password is wrong/);
  expect(screen.getAllByText('The payment password is wrong.')).toHaveLength(1);
  expect(password).toHaveFocus();
  expect(password).toHaveValue('');
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('250');
  type(/^Payment password/, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Send ₱250.00' }));
  expect(await screen.findByText('₱250.00 sent to agent02')).toBeVisible();
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('');
  expect(platform.calls(transferToDownline)).toHaveLength(2);
});

test('lists affected downlines before lowering rebates', async () => {
  const platform = await runStory(Profile);
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await screen.findByRole('dialog', { name: 'Rebates for agent02' });
  await userEvent.click(screen.getByRole('button', { name: 'Save rebates' }));
  expect(await screen.findByText('You haven’t changed anything yet.')).toBeVisible();
  type(/^Slots|^RNG/, '0.6');
  await userEvent.click(screen.getByRole('button', { name: 'Save rebates' }));
  expect(await screen.findByText(/agent05, .*0.75% → 0.6%/)).toBeVisible();
  expect(platform.calls(adjustRebate)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save and lower them too' }));
  await expect.poll(() => platform.calls(adjustRebate)).toHaveLength(2);
  expect(platform.calls(adjustRebate).map(({ request }) => request)).toEqual([
    { memberId: '2', rebates: [{ category: 'RNG', basisPoints: 60 }], isPreview: true },
    { memberId: '2', rebates: [{ category: 'RNG', basisPoints: 60 }] },
  ]);
});

test('offers no actions for another agent’s downline', async () => {
  await ProfileOfAnother.run();
  expect(await screen.findByRole('heading', { name: 'agent05' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Transfer money' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('shows empty and error states', async () => {
  await Empty.run();
  expect(await screen.findByText('No downlines yet')).toBeVisible();
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
});
