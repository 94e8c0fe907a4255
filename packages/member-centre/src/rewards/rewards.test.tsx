import {
  claimMission,
  claimPromotion,
  claimRebate,
  claimReferralRewards,
  claimReward,
  deleteMessage,
  readAllMessages,
  readMessage,
  restoreMessage,
} from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as messageStories from './messages/MessagesPage.stories';
import * as missionStories from './missions/MissionsPage.stories';
import * as rebateStories from './rebate/RebatePage.stories';
import * as redeemStories from './RedeemHistoryPage.stories';
import * as referralStories from './referral/ReferralPage.stories';
import * as rewardStories from './RewardCentrePage.stories';

const messagePage = composeStories(messageStories);
const missionPage = composeStories(missionStories);
const rebatePage = composeStories(rebateStories);
const redeemPage = composeStories(redeemStories);
const referralPage = composeStories(referralStories);
const rewardPage = composeStories(rewardStories);

test('rewards: lists claimable ones first, and claims once on a double press', async () => {
  const platform = await runStory(rewardPage.Default);
  const sections = await screen.findAllByRole('region', { name: /claim|progress|soon|Done/ });
  expect(sections.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Ready to claim',
    'In progress',
    'Coming soon',
    'Done',
  ]);
  await userEvent.dblClick(screen.getByRole('button', { name: /^Claim ₱150\.00/ }));
  expect(await screen.findByText('₱150.00 is in your wallet')).toBeVisible();
  expect(platform.calls(claimPromotion)).toHaveLength(1);
});

test('rewards: claims an operator’s gift in points', async () => {
  const platform = await runStory(rewardPage.Default);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Claim 300 points: Lantern Gold' }),
  );
  expect(await screen.findByText('You got 300 points')).toBeVisible();
  expect(platform.calls(claimReward)[0]?.request).toEqual({ id: 'R1' });
});

test('rewards: shows turnover as a progress bar, and groups every state', async () => {
  await rewardPage.Default.run();
  const running = await screen.findByRole('region', { name: 'In progress' });
  expect(
    within(running).getByRole('progressbar', { name: 'Turnover before withdrawal' }),
  ).toHaveAttribute('aria-valuetext', '₱1,250.50 of ₱5,000.00');
  expect(within(running).getByText('Joined')).toBeVisible();
  expect(within(running).getByText('Application sent')).toBeVisible();
  const past = screen.getByRole('region', { name: 'Done' });
  expect(within(past).getByText('The picture could not be read.')).toBeVisible();
  expect(within(past).getByText('Ended')).toBeVisible();
});

test('rewards: shows before the claim what turnover it will require, and its deadline', async () => {
  await rewardPage.BeforeTheClaim.run();
  const cardOf = (name: string) =>
    within(screen.getByRole('heading', { level: 4, name }).closest('li') as HTMLElement);
  await screen.findByRole('heading', { level: 4, name: 'Registration reward' });
  const cash = cardOf('Registration reward');
  expect(cash.getByText('After you claim it, bet ₱500.00 before you can withdraw.')).toBeVisible();
  expect(cash.getByText(/^Claim by Feb 14, 2026 12:00/)).toBeVisible();
  expect(
    cardOf('Lantern Silver').getByText('Winnings must be bet 5× before you can withdraw them.'),
  ).toBeVisible();
  expect(cardOf('Lantern Gold').getByText('No turnover required')).toBeVisible();
  const promotion = cardOf('Bring a friend');
  expect(promotion.getByText(/bet ₱450\.00 before you can withdraw/)).toBeVisible();
  expect(promotion.getByText(/^Claim by Jan 31, 2026/)).toBeVisible();
  expect(cardOf('Birthday reward').getByText(/bet ₱440\.00 before/)).toBeVisible();
  expect(screen.getAllByText('No turnover required')).toHaveLength(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('rewards: shows the same turnover as progress after the claim', async () => {
  await rewardPage.AfterTheClaim.run();
  await screen.findByRole('region', { name: 'In progress' });
  expect(
    screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext')),
  ).toEqual(['₱0.00 of ₱500.00', '₱60.00 of ₱60.00']);
  expect(screen.getByText('No turnover required')).toBeVisible();
});

test('rewards: links free spins to their game, and counts them', async () => {
  await rewardPage.Default.run();
  const spins = await screen.findByRole('region', { name: 'Free spins' });
  expect(await within(spins).findByText('7 of 10')).toBeVisible();
  expect(within(spins).getAllByText('₱10.00 of ₱37.50')[0]).toBeVisible();
  expect(within(spins).getByRole('link', { name: 'Go to game: Lantern Night' })).toHaveAttribute(
    'href',
    '/rng?q=Lantern+Night',
  );
  expect(within(spins).getByText('Expired')).toBeVisible();
});

test('rewards: shows an error if one query fails', async () => {
  await rewardPage.PromotionsFailed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
});

test('rewards: shows that there are none, or none to claim', async () => {
  await rewardPage.Empty.run();
  expect(await screen.findByRole('heading', { name: 'No rewards yet' })).toBeVisible();
});

test('missions: shows progress as text, and claims completed ones', async () => {
  const platform = await runStory(missionPage.Default);
  expect(await screen.findByText('₱1,250.50 of ₱2,000.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Claim ₱5\.00: Win three times/ }));
  expect(await screen.findByText('₱5.00 is in your wallet')).toBeVisible();
  expect(platform.calls(claimMission)[0]?.request).toEqual({ id: 'daily-wins' });
});

test('missions: shows the leaderboard with the member’s rank', async () => {
  await missionPage.Default.run();
  await userEvent.click(await screen.findByRole('tab', { name: 'Leaderboard' }));
  expect(await screen.findByText('Your place: 2')).toBeVisible();
  expect(screen.getByRole('row', { name: /ju\*\*\*1 You/ })).toBeVisible();
});

test('missions: shows a load error', async () => {
  await missionPage.Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('messages: opening marks as read; deleting can be undone', async () => {
  const platform = await runStory(messagePage.Default);
  const first = await screen.findByRole('button', { name: /New games this week.*Unread/ });
  await userEvent.click(first);
  expect(await screen.findByText(/fish games have come in/)).toBeVisible();
  await expect.poll(() => screen.queryByText('Unread')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete “New games this week”' }));
  expect(await screen.findByText('Message deleted')).toBeVisible();
  await expect.poll(() => screen.queryByText('New games this week')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('New games this week')).toBeVisible();
  expect(platform.calls(readMessage)).toHaveLength(1);
  expect(platform.calls(deleteMessage)).toHaveLength(1);
  expect(platform.calls(restoreMessage)).toHaveLength(1);
});

test('messages: marks all as read, and lists announcements', async () => {
  const platform = await runStory(messagePage.Default);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await expect.poll(() => platform.calls(readAllMessages).length).toBe(1);
  await userEvent.click(screen.getByRole('tab', { name: 'Announcements' }));
  expect(await screen.findByText('The fair is open')).toBeVisible();
});

test('messages: shows that there are none', async () => {
  await messagePage.Empty.run();
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
});

test('rebates: claims one category or all', async () => {
  const platform = await runStory(rebatePage.Default);
  const table = await screen.findByRole('table', { name: 'Rebate by category' });
  expect(within(table).getByText('0.6%')).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: /^Claim ₱18\.00 for/ }));
  await expect.poll(() => platform.calls(claimRebate)[0]?.request).toEqual({ category: 'RNG' });
  await screen.findByText('₱18.40 is in your wallet');
  await userEvent.click(screen.getByRole('button', { name: 'Claim all: ₱18.40' }));
  await expect.poll(() => platform.calls(claimRebate)[1]?.request).toEqual({});
});

test('rebates: shows that nothing was claimed yet', async () => {
  await rebatePage.Empty.run();
  expect(await screen.findByText('No rebates claimed yet')).toBeVisible();
});

test('referral: copies the link, shows the rules and claims', async () => {
  const platform = await runStory(referralPage.Default);
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(writeText.mock.calls[0]?.[0]).toMatch(/\/register\?referralCode=JUAN7PER$/);
  Reflect.deleteProperty(navigator, 'clipboard');
  expect(screen.getByRole('link', { name: 'Share on Telegram' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://t.me/share/url?'),
  );
  expect(screen.getByText(/deposits since joining reach ₱500\.00/)).toBeVisible();
  expect(await screen.findByRole('row', { name: /ku\*\*\*7.*Not eligible/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Claim ₱150.00' }));
  await expect.poll(() => platform.calls(claimReferralRewards).length).toBe(1);
});

test('redemptions: shows each with its state and reason', async () => {
  await redeemPage.Default.run();
  const note = await screen.findByText(/Your points are back/);
  const card = note.closest('li') as HTMLElement;
  expect(within(card).getByRole('heading', { name: 'A lantern of capiz shell' })).toBeVisible();
  expect(within(card).getAllByText('Rejected')[0]).toBeVisible();
});
