import { closeDownlineLink, createDownline, saveDownlineLink } from '@perya/api-client';
import { reject, type FakePlatform } from '@perya/api-client/testing';
import { composeStories, composeStory } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import meta, * as stories from './RegisterAccountPage.stories';

const { Affiliate, AffiliateClosed, LinksEmpty, NameTaken } = composeStories(stories);

/** Renders a story and returns its fake platform. */
async function show(story: typeof stories.Default) {
  let platform!: FakePlatform;
  const Page = composeStory(
    {
      ...story,
      parameters: {
        ...story.parameters,
        platform: (fake: FakePlatform) => {
          platform = fake;
          meta.parameters.platform(fake);
        },
      },
    },
    meta,
  );
  await Page.run();
  return platform;
}

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('creates an account once, and shows its initial password', async () => {
  const platform = await show(stories.Default);
  await userEvent.click(await screen.findByRole('radio', { name: /^Agent/ }));
  type(/^Username/, 'bagong01');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest one' }));
  type(/^Live/, '0.6');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Make the account' }));
  expect(await screen.findByText('bagong01 is in your team')).toBeVisible();
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
  expect(screen.getByRole('link', { name: 'See the profile' })).toHaveAttribute(
    'href',
    expect.stringContaining('downline=77'),
  );
});

test('validates missing fields, and caps rebates at the agent’s own', async () => {
  const platform = await show(stories.Default);
  await screen.findByRole('radio', { name: /^Agent/ });
  type(/^Live/, '0.61');
  await userEvent.click(screen.getByRole('button', { name: 'Make the account' }));
  expect(screen.getByText('Enter a username.')).toBeVisible();
  expect(screen.getByText(/Enter a first password/)).toBeVisible();
  expect(screen.getByText(/from 0 to 0.6%/)).toBeVisible();
  const account = screen.getByRole('textbox', { name: /^Username/ });
  expect(account).toHaveFocus();
  expect(platform.calls(createDownline)).toHaveLength(0);
  await userEvent.type(account, 'b');
  expect(screen.queryByText('Enter a username.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Suggest one' }));
  await expect.poll(() => screen.queryByText(/Enter a first password/)).toBeNull();
  expect(screen.getByText(/from 0 to 0.6%/)).toBeVisible();
});

test('shows at the field that a name is taken', async () => {
  await NameTaken.run();
  await screen.findByRole('radio', { name: /^Agent/ });
  type(/^Username/, 'juan01');
  type(/^First password/, 'Perya2026');
  await userEvent.click(screen.getByRole('button', { name: 'Make the account' }));
  const account = screen.getByRole('textbox', { name: /^Username/ });
  await expect.poll(() => account.getAttribute('aria-invalid')).toBe('true');
  expect(account).toHaveFocus();
  expect(account).toHaveValue('juan01');
  await userEvent.type(account, '2');
  expect(account).toBeValid();
});

test('creates a link that expires at the end of its last day', async () => {
  const platform = await show(stories.Links);
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  await screen.findByRole('dialog', { name: 'New link' });
  type(/^Name of the link/, 'Fiesta');
  type(/^Last day/, '2099-12-31');
  type(/^Registrations allowed/, '50');
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
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
  const platform = await show(stories.Links);
  await userEvent.click(await screen.findByRole('button', { name: 'Change Night market flyers' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Night market flyers' });
  expect(within(dialog).getByLabelText(/^Name of the link/)).toHaveValue('Night market flyers');
  type(/^Registrations allowed/, '11');
  await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  expect(await screen.findByText(/not less than have registered already/)).toBeVisible();
  expect(platform.calls(saveDownlineLink)).toHaveLength(0);
  type(/^Registrations allowed/, '');
  await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  await expect
    .poll(() => platform.calls(saveDownlineLink)[0]?.request)
    .toMatchObject({ id: 'l-1', usesAllowed: null });
});

test('shows the platform’s errors at the fields of a link', async () => {
  const platform = await show(stories.Links);
  platform.on(saveDownlineLink, () =>
    reject(422, 'INVALID_INPUT', 'invalid_input', {
      value: {
        errors: [{ path: 'usesAllowed', message: 'downline_link_uses', params: { uses: 12 } }],
      },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  await screen.findByRole('dialog', { name: 'New link' });
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(screen.getByLabelText(/^Name of the link/)).toHaveFocus();
  type(/^Name of the link/, 'Fiesta');
  type(/^Registrations allowed/, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  const uses = screen.getByLabelText(/^Registrations allowed/);
  await expect.poll(() => uses.getAttribute('aria-invalid')).toBe('true');
  expect(uses).toHaveFocus();
  expect(uses).toHaveValue('5');
  expect(platform.calls(saveDownlineLink)).toHaveLength(1);
});

test('shares a link, and asks before closing one', async () => {
  const platform = await show(stories.Links);
  await userEvent.click(await screen.findByRole('button', { name: 'Share Night market flyers' }));
  expect(await screen.findByLabelText(/^Your link/)).toHaveValue(
    `${location.origin}/register?affiliateCode=NIGHT2026`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close Partner site' }));
  expect(platform.calls(closeDownlineLink)).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Close the link' }));
  await expect.poll(() => platform.calls(closeDownlineLink)[0]?.request).toEqual({ id: 'l-2' });
});

test('shows that there are no links', async () => {
  await LinksEmpty.run();
  expect(await screen.findByText('No links here yet')).toBeVisible();
});

test('shows the terms of the affiliate program and its results', async () => {
  await Affiliate.run();
  expect(await screen.findByText(/^3.5% of what those/)).toBeVisible();
  expect(screen.getByText('₱150.00 for each friend who counts.')).toBeVisible();
  expect(screen.getByText('₱3,205.50')).toBeVisible();
  expect(await screen.findByText('8% of the clicks')).toBeVisible();
  expect(screen.getByRole('link', { name: /About the affiliate programme/ })).toHaveAttribute(
    'href',
    'https://affiliates.example/perya',
  );
});

test('shows that the program is closed, without a link', async () => {
  await AffiliateClosed.run();
  expect(await screen.findByText(/is closed at the moment/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /About the affiliate/ })).toBeNull();
});
