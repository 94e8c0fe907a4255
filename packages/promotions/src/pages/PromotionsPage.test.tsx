import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './PromotionsPage.stories';

const {
  Default,
  Member,
  Failed,
  FailedOnce,
  Empty,
  ManyPages,
  NoneOfItsKind,
  Loading,
  WithoutReferral,
} = composeStories(stories);

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows running, upcoming and ended promotions, each linked to its page', async () => {
  await Default.run();
  const now = await part('Running now');
  expect(now.getByRole('link', { name: 'One lantern for everybody' })).toHaveAttribute(
    'href',
    '/promoDetail?id=lanterns',
  );
  expect(now.getByText('Until Dec 1, 2026 00:00')).toBeVisible();
  const coming = await part('Coming soon');
  expect(coming.getByRole('link', { name: 'The next parade' })).toBeVisible();
  expect(coming.getByText('From Dec 1, 2026 00:00')).toBeVisible();
  expect((await part('Ended')).getByText('Ended Nov 1, 2026 00:00')).toBeVisible();
  // A guest participates in nothing.
  expect(screen.queryByRole('region', { name: 'Ready to claim' })).toBeNull();
  expect(screen.queryByText(/to join$/)).toBeNull();
});

test("marks each card with the member's state", async () => {
  await Member.run();
  const now = await part('Running now');
  for (const [title, state] of [
    ['A postcard from the fair', 'Application sent'],
    ['Name our next game', 'In review'],
    ['The workshop', 'Rejected'],
    ['Better with a friend', 'Ready to claim'],
    ['A welcome as large as your first deposit', 'Claimed'],
    ['Five small steps', 'Joined'],
  ] as const) {
    const card = now.getByRole('link', { name: title }).closest('article');
    expect(await within(card as HTMLElement).findByText(state)).toBeVisible();
  }
});

test('claims an unclaimed bonus at once, and moves it to the claimed ones', async () => {
  await Member.run();
  expect(await screen.findByText('1 bonus to claim')).toBeVisible();
  const waiting = await part('Ready to claim');
  await userEvent.click(waiting.getByRole('button', { name: 'Claim ₱150.00' }));
  await expect.poll(() => screen.queryByRole('region', { name: 'Ready to claim' })).toBeNull();
  expect(screen.queryByText('1 bonus to claim')).toBeNull();
  const card = (await part('Running now')).getByRole('link', { name: 'Better with a friend' });
  expect(within(card.closest('article') as HTMLElement).getByText('Claimed')).toBeVisible();
});

test('shows members what they can join, and a link to invite friends', async () => {
  await Member.run();
  expect(await screen.findByText('3 promotions to join')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invite friends' })).toHaveAttribute(
    'href',
    '/promotions?member=referral',
  );
});

test('offers to invite friends only if that is rewarded', async () => {
  await WithoutReferral.run();
  expect(await screen.findByText('1 promotion to join')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Invite friends' })).toBeNull();
});

test('filters by category', async () => {
  await Default.run();
  await part('Running now');
  await userEvent.click(screen.getByRole('radio', { name: 'Cashback' }));
  expect(await screen.findByRole('link', { name: /^3.5% comes back/ })).toBeVisible();
  await expect.poll(() => screen.queryByRole('link', { name: 'The next parade' })).toBeNull();
});

test('shows the empty state of a category, and leads back to all', async () => {
  await NoneOfItsKind.run();
  expect(await screen.findByText('No promotions of this type right now')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show all promotions' }));
  expect(await screen.findByRole('link', { name: 'The next parade' })).toBeVisible();
});

test('changes pages', async () => {
  await ManyPages.run();
  await screen.findByRole('link', { name: 'One lantern for everybody 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'One lantern for everybody 2' })).toBeVisible();
});

test('shows that there are no promotions', async () => {
  await Empty.run();
  expect(await screen.findByRole('heading', { name: 'No promotions right now' })).toBeVisible();
});

test('shows skeletons while it loads', async () => {
  await Loading.run();
  expect(await screen.findByText('Loading')).toBeInTheDocument();
});

test('shows that loading failed, and retries on request', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Promotions' })).toBeVisible();
});

test('shows them after an error and a retry', async () => {
  await FailedOnce.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'The next parade' })).toBeVisible();
});
