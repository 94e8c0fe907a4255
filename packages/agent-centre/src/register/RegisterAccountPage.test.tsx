import { closeDownlineLink, createDownline, saveDownlineLink } from '@perya/api-client';
import { reject, runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './RegisterAccountPage.stories';

const { Affiliate, AffiliateClosed, Default, Links, LinksEmpty, NameTaken } =
  composeStories(stories);

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('creates an account once, and shows its initial password', async () => {
  const platform = await runStory(Default);
  await userEvent.click(await screen.findByRole('radio', { name: /^Agent/ }));
  type(/^Username/, 'bagong01');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest one' }));
  type(/^Live/, '0.6');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('bagong01 is now in your team')).toBeVisible();
  expect(platform.calls(createDownline)).toHaveLength(1);
  const made = platform.calls(createDownline)[0]?.request;
  expect(made).toMatchObject({
    account: 'bagong01',
    kind: 'AGENT',
    rebates: [
      { category: 'LIVE', basisPoints: 60 },
      { category: 'RNG', basisPoints: 50 },
    ],
  });
  expect(screen.getByText(made?.password ?? 'none')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View profile' })).toHaveAttribute(
    'href',
    expect.stringContaining('downline=77'),
  );
});

test('validates missing fields, and caps rebates at the agent’s own', async () => {
  const platform = await runStory(Default);
  await screen.findByRole('radio', { name: /^Agent/ });
  type(/^Live/, '0.61');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByText('Enter a username.')).toBeVisible();
  expect(screen.getByText(/Enter a temporary password, or have one/)).toBeVisible();
  expect(screen.getByText(/from 0 to 0.6%/)).toBeVisible();
  const account = screen.getByRole('textbox', { name: /^Username/ });
  expect(account).toHaveFocus();
  expect(platform.calls(createDownline)).toHaveLength(0);
  await userEvent.type(account, 'b');
  expect(screen.queryByText('Enter a username.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Suggest one' }));
  await expect.poll(() => screen.queryByText(/Enter a temporary password, or have one/)).toBeNull();
  expect(screen.getByText(/from 0 to 0.6%/)).toBeVisible();
});

test('shows at the field that a name is taken', async () => {
  await NameTaken.run();
  await screen.findByRole('radio', { name: /^Agent/ });
  type(/^Username/, 'juan01');
  type(/^Temporary password/, 'Perya2026');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  const account = screen.getByRole('textbox', { name: /^Username/ });
  await expect.poll(() => account.getAttribute('aria-invalid')).toBe('true');
  expect(account).toHaveFocus();
  expect(account).toHaveValue('juan01');
  await userEvent.type(account, '2');
  expect(account).toBeValid();
});

test('creates a link that expires at the end of its last day', async () => {
  const platform = await runStory(Links);
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  await screen.findByRole('dialog', { name: 'New link' });
  type(/^Link name/, 'Fiesta');
  type(/^Valid through/, '2099-12-31');
  type(/^Maximum registrations/, '50');
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  await expect.poll(() => platform.calls(saveDownlineLink)).toHaveLength(1);
  expect(platform.calls(saveDownlineLink)[0]?.request).toEqual({
    name: 'Fiesta',
    kind: 'MEMBER',
    rebates: [
      { category: 'LIVE', basisPoints: 30 },
      { category: 'RNG', basisPoints: 50 },
    ],
    expiresAt: Date.UTC(2099, 11, 31, 16),
    usesAllowed: 50,
  });
});

test('edits a link, and rejects a limit below its number of uses', async () => {
  const platform = await runStory(Links);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Night market flyers' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Night market flyers' });
  expect(within(dialog).getByLabelText(/^Link name/)).toHaveValue('Night market flyers');
  type(/^Maximum registrations/, '11');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Enter a number from 1 to 100,000, no lower/)).toBeVisible();
  expect(platform.calls(saveDownlineLink)).toHaveLength(0);
  type(/^Maximum registrations/, '');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => platform.calls(saveDownlineLink)[0]?.request)
    .toMatchObject({ id: 'l-1', usesAllowed: null });
});

test('shows the platform’s errors at the fields of a link', async () => {
  const platform = await runStory(Links);
  platform.on(saveDownlineLink, () =>
    reject(422, 'INVALID_INPUT', 'invalid_input', {
      value: {
        errors: [{ path: 'usesAllowed', message: 'downline_link_uses', params: { uses: 12 } }],
      },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  await screen.findByRole('dialog', { name: 'New link' });
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  expect(screen.getByLabelText(/^Link name/)).toHaveFocus();
  type(/^Link name/, 'Fiesta');
  type(/^Maximum registrations/, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  const uses = screen.getByLabelText(/^Maximum registrations/);
  await expect.poll(() => uses.getAttribute('aria-invalid')).toBe('true');
  expect(uses).toHaveFocus();
  expect(uses).toHaveValue('5');
  expect(platform.calls(saveDownlineLink)).toHaveLength(1);
});

test('shares a link, and asks before closing one', async () => {
  const platform = await runStory(Links);
  await userEvent.click(await screen.findByRole('button', { name: 'Share Night market flyers' }));
  expect(await screen.findByLabelText(/^Your link/)).toHaveValue(
    `${location.origin}/register?affiliateCode=NIGHT2026`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close Partner site' }));
  expect(platform.calls(closeDownlineLink)).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Close link' }));
  await expect.poll(() => platform.calls(closeDownlineLink)[0]?.request).toEqual({ id: 'l-2' });
});

test('shows that there are no links', async () => {
  await LinksEmpty.run();
  expect(await screen.findByText('No links here yet')).toBeVisible();
});

test('shows the terms of the affiliate program and its results', async () => {
  await Affiliate.run();
  expect(await screen.findByText(/^You get 3\.5% of the daily losses/)).toBeVisible();
  expect(screen.getByText('You get ₱150.00 for each friend who qualifies.')).toBeVisible();
  expect(screen.getByText('₱3,205.50')).toBeVisible();
  expect(await screen.findByText('8% of clicks')).toBeVisible();
  expect(screen.getByRole('link', { name: /About the affiliate program/ })).toHaveAttribute(
    'href',
    'https://affiliates.example/perya',
  );
});

test('shows that the program is closed, without a link', async () => {
  await AffiliateClosed.run();
  expect(await screen.findByText(/The affiliate program is closed right now\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: /About the affiliate/ })).toBeNull();
  expect(screen.queryByText(/for each friend who qualifies/)).toBeNull();
});
