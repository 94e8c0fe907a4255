import { checkIn, claimMission, claimRafflePromotion, joinTournament } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as earnStories from './EarnTab.stories';
import * as tournamentStories from './TournamentsTab.stories';
import * as wheelStories from './WheelTab.stories';

const earn = composeStories(earnStories);
const wheel = composeStories(wheelStories);
const tournaments = composeStories(tournamentStories);

test('check-in: a double press checks in once, and marks the day', async () => {
  const platform = await runStory(earn.Default);
  const days = await screen.findByRole('list', { name: 'Check-in days' });
  expect(within(days).getAllByText('Checked in')).toHaveLength(2);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Check in: 20 points' }));
  expect(await screen.findByText('You got 20 points')).toBeVisible();
  expect(platform.calls(checkIn)).toHaveLength(1);
  await expect.poll(() => within(days).getAllByText('Checked in').length).toBe(3);
  expect(screen.queryByRole('button', { name: /check-in/ })).toBeNull();
});

test('check-in: shows when the next day starts', async () => {
  await earn.CheckedIn.run();
  expect(await screen.findByText(/You’ve checked in today\. You can check in/)).toBeVisible();
});

test('missions: a completed mission is claimed directly', async () => {
  const platform = await runStory(earn.Default);
  await userEvent.click(
    await screen.findByRole('button', {
      name: 'Claim ₱20.00, 50 points, and 1 wheel ticket: The week’s turnover',
    }),
  );
  expect(await screen.findByText('You got ₱20.00, 50 points, and 1 wheel ticket')).toBeVisible();
  expect(platform.calls(claimMission)[0]?.request).toEqual({ id: 'weekly-turnover' });
});

test('asks a guest to log in for both', async () => {
  await earn.Guest.run();
  expect(await screen.findAllByRole('button', { name: 'Log in' })).toHaveLength(2);
});

test('one failed panel does not affect the other', async () => {
  await earn.Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Play five rounds today' })).toBeVisible();
});

test('wheel: a ticket is spun once, and the platform’s result is announced', async () => {
  const platform = await runStory(wheel.Default);
  expect(await screen.findByText('2 tickets')).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Spin the wheel' }));
  expect(await screen.findByText('You won 50 points')).toBeVisible();
  expect(platform.calls(claimRafflePromotion)).toHaveLength(1);
  expect(platform.calls(claimRafflePromotion)[0]?.request).toEqual({
    promotionId: 'wheel',
    language: 'EN',
  });
  expect(await screen.findByText('1 ticket')).toBeVisible();
});

test('wheel: the odds are shown to the millionth', async () => {
  await wheel.Default.run();
  const odds = await screen.findByRole('table', { name: 'Prizes and odds' });
  expect(within(odds).getByRole('row', { name: /10 points.*40%/ })).toBeVisible();
  expect(within(odds).getByRole('row', { name: /₱5,000.*0\.0001%/ })).toBeVisible();
});

test('wheel: the player’s seed is sent with the spin, and an invalid one is not', async () => {
  const platform = await runStory(wheel.Default);
  await userEvent.click(await screen.findByText('How we prove it’s fair'));
  const seed = screen.getByRole('textbox', { name: 'Your client seed' });
  await userEvent.type(seed, 'ñ');
  expect(await screen.findByText(/Use only letters, numbers and symbols from/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Spin the wheel' }));
  expect(platform.calls(claimRafflePromotion)).toHaveLength(0);
  await userEvent.clear(seed);
  await userEvent.type(seed, 'my own');
  await userEvent.click(screen.getByRole('button', { name: 'Spin the wheel' }));
  await screen.findByText('You won 50 points');
  expect(platform.calls(claimRafflePromotion)[0]?.request).toEqual({
    promotionId: 'wheel',
    language: 'EN',
    clientSeed: 'my own',
  });
});

test('wheel: cannot be spun without a ticket', async () => {
  await wheel.NoTicket.run();
  expect(await screen.findByRole('button', { name: 'Spin the wheel' })).toBeDisabled();
});

test('wheel: a spin without a win shows a message; free spins link to their game', async () => {
  await wheel.WinsNothing.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Spin the wheel' }));
  expect(await screen.findByText('No prize this time.')).toBeVisible();
  await wheel.WinsFreeSpins.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Spin the wheel' }));
  expect(await screen.findByRole('link', { name: 'Play Lantern Night' })).toHaveAttribute(
    'href',
    '/rng?q=Lantern+Night',
  );
});

test('wheel: a spin is recomputed from its seeds', async () => {
  await wheel.Default.run();
  await userEvent.click(await screen.findByRole('button', { name: /^Check the spin from/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Spin proof: 50 points' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Check the result' }));
  expect(await within(dialog).findByText(/^Not verified: please contact customer/)).toBeVisible();
});

test('wheel: a guest sees it and is asked to log in; a closed wheel shows a message', async () => {
  await wheel.Guest.run();
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spin the wheel' })).toBeNull();
  await wheel.Closed.run();
  expect(await screen.findByRole('heading', { name: 'The lucky wheel is closed' })).toBeVisible();
});

test('tournaments: lists running ones first, and opens one with its leaderboard', async () => {
  const platform = await runStory(tournaments.Default);
  const groups = await screen.findAllByRole('heading', { level: 2 });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Running now',
    'Coming soon',
    'Ended',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'See leaderboard: The lantern race' }));
  const ladder = await screen.findByRole('table', { name: 'Leaderboard' });
  expect(
    within(ladder).getByRole('row', { name: /1 vi\*\*\*1 ₱250,000\.00 ₱5,000\.00/ }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Join tournament' }));
  expect(await screen.findByText('Your place: 2 with ₱12,500.50')).toBeVisible();
  expect(platform.calls(joinTournament)[0]?.request).toEqual({ id: 'lantern-race' });
  expect(screen.queryByRole('button', { name: 'Join tournament' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All tournaments' }));
  expect(await screen.findByRole('heading', { name: 'The best multiple' })).toBeVisible();
});

test('tournaments: shows prizes by place, and asks a guest to log in to join', async () => {
  await tournaments.LadderGuest.run();
  const prizes = await screen.findByRole('table', { name: 'Prizes by place' });
  expect(within(prizes).getByRole('row', { name: /6–20 200 points/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in to join' })).toBeVisible();
});

test('tournaments: shows empty and error states', async () => {
  await tournaments.Empty.run();
  expect(await screen.findByRole('heading', { name: 'No tournaments right now' })).toBeVisible();
  await tournaments.LadderEmpty.run();
  expect(await screen.findByRole('heading', { name: 'No players yet' })).toBeVisible();
  await tournaments.Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
});
