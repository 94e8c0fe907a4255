import { applyForPromotion, claimPromotion } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { signIn, useAccountWarning } from '@perya/session';
import { testMemberInfo } from '@perya/session/testing';
import { composeStories } from '@storybook/react-vite';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { pngFile } from './promotionsTesting';
import * as stories from './PromotionDetailPage.stories';

const composed = composeStories(stories);
const panel = async () => within(await screen.findByRole('region', { name: 'Your status' }));

test('shows the promotion with its terms', async () => {
  await composed.Default.run();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'One lantern for everybody' }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'For every member' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All promotions' })).toHaveAttribute(
    'href',
    '/promotions',
  );
});

test('lets a member join with one click', async () => {
  const platform = await runStory(composed.Default);
  await userEvent.click((await panel()).getByRole('button', { name: 'Join promotion' }));
  expect(await screen.findByText(/^You’ve joined\. Everything else is automatic\./)).toBeVisible();
  expect(platform.calls(applyForPromotion)[0]?.request).toEqual({ id: 'lanterns' });
});

test('asks a guest to log in, and shows no form', async () => {
  await composed.Guest.run();
  expect((await panel()).getByRole('button', { name: 'Log in to join' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('stays on the page after logging in from it', async () => {
  await composed.Guest.run();
  await userEvent.click((await panel()).getByRole('button', { name: 'Log in to join' }));
  let ranPendingAction = false;
  act(() => {
    ({ ranPendingAction } = signIn({ token: 'token' }, testMemberInfo()));
  });
  expect(ranPendingAction).toBe(true);
});

test.each([
  ['Automatic', 'There’s nothing to do: this promotion is applied automatically.'],
  ['Applying', 'We’ve received your application. We’ll review it and show the result here.'],
  ['Process', 'We’re reviewing your application.'],
  ['Rejected', 'Your application was rejected. You can send another one.'],
  ['Issued', 'Your bonus is ready. Claim it to add it to your wallet.'],
  ['Claimed', 'The bonus is in your wallet.'],
  ['Joined', 'You’ve joined. Everything else is automatic.'],
  ['Joined', /^No bonus yet\. If you get one, you can claim/],
  ['ComingSoon', 'It hasn’t started yet.'],
  ['Closed', 'This promotion has ended. No one can join anymore.'],
] as const)('explains %s', async (name, words) => {
  await composed[name].run();
  expect(await screen.findByText(words)).toBeVisible();
});

test('shows who it is for instead of a form that would be rejected', async () => {
  await composed.ForHigherRanks.run();
  expect(await screen.findByText(/^For members with club rank 5/)).toBeVisible();
  expect((await panel()).queryByRole('button')).toBeNull();
});

test('shows how far the member is', async () => {
  await composed.InProgress.run();
  const bar = (await panel()).getByRole('progressbar', { name: 'Your bets so far' });
  expect(bar).toHaveAttribute('aria-valuetext', '₱325.50 of ₱500.00');
  expect(bar).toHaveAttribute('value', '325.5');
  expect(bar).toHaveAttribute('max', '500');
});

test('counts steps in whole numbers', async () => {
  await composed.StepsTaken.run();
  const bar = (await panel()).getByRole('progressbar', { name: 'Steps taken' });
  expect(bar).toHaveAttribute('aria-valuetext', '4 of 4');
});

test('leads to the page where a reward is claimed', async () => {
  await composed.PaidElsewhere.run();
  const its = await panel();
  expect(
    its.getByText('Your code and your rewards are on the page “Invite friends”.'),
  ).toBeVisible();
  expect(its.getByRole('link', { name: 'Invite friends' })).toHaveAttribute(
    'href',
    '/?member=referrals',
  );
  expect(its.getByRole('progressbar', { name: 'Friends who qualify' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 3',
  );
});

test('leads to the deposit that a bonus comes with', async () => {
  await composed.PaidWithDeposit.run();
  expect((await panel()).getByRole('link', { name: 'Make a deposit' })).toHaveAttribute(
    'href',
    '/?member=deposit',
  );
});

test.each([
  ['NotEligible', /^This promotion is for your birthday\. Add your date of birth/],
  ['NotNew', 'This promotion is for members in their first 30 days.'],
] as const)('shows why a member can’t take part: %s', async (name, words) => {
  await composed[name].run();
  const its = await panel();
  expect(await its.findByText(words)).toBeVisible();
  expect(its.queryByRole('button')).toBeNull();
  expect(its.queryByRole('textbox')).toBeNull();
});

test('shows until when a bonus can be claimed', async () => {
  await composed.Issued.run();
  expect((await panel()).getByText(/^Claim it by Dec 20, 2026/)).toBeVisible();
});

test('shows the progress of an application, and what was sent', async () => {
  await composed.Applying.run();
  const its = await panel();
  const [sent, read] = its.getAllByRole('listitem');
  expect(sent).toHaveAttribute('aria-current', 'step');
  expect(read).not.toHaveAttribute('aria-current');
  expect(its.getByText('My first evening here, and I won a halo-halo.')).toBeVisible();
  expect(its.getByRole('link', { name: /^Picture 1/ })).toHaveAttribute(
    'href',
    'https://play.example/uploads/promotion/a.webp',
  );
});

test('shows why it was rejected, and accepts another application', async () => {
  await composed.Rejected.run();
  const its = await panel();
  expect(its.getByText('The picture is too blurred to see the lantern.')).toBeVisible();
  expect(await its.findByRole('button', { name: 'Send application' })).toBeVisible();
});

test('counts down to the start', async () => {
  await composed.ComingSoon.run();
  expect((await panel()).getByText(/^3 days [34] hours$/)).toHaveAttribute('role', 'timer');
});

test('claims a bonus once', async () => {
  const platform = await runStory(composed.Issued);
  const button = (await panel()).getByRole('button', { name: 'Claim ₱150.00' });
  await userEvent.dblClick(button);
  expect(await screen.findByText('The bonus is in your wallet.')).toBeVisible();
  expect(platform.calls(claimPromotion)).toHaveLength(1);
  expect((await panel()).getByText(/^Claimed Nov 21, 2026/)).toBeVisible();
});

test('finds out the outcome of a claim whose response was lost', async () => {
  await composed.LostAnswer.run();
  await userEvent.click((await panel()).getByRole('button', { name: 'Claim ₱150.00' }));
  expect(await screen.findByText('Checking your claim…')).toBeVisible();
  expect(
    await screen.findByText('The bonus is in your wallet.', {}, { timeout: 5_000 }),
  ).toBeVisible();
});

test('shows why a claim was rejected', async () => {
  await composed.ClaimRefused.run();
  await userEvent.click((await panel()).getByRole('button', { name: 'Claim ₱150.00' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('We couldn’t claim your bonus')).toBeVisible();
  expect(alert.getByText(/^This isn’t available with a trial account\./)).toBeVisible();
});

test('warns a trial account before it claims', async () => {
  await composed.ClaimRefused.run({
    parameters: { ...composed.ClaimRefused.parameters, session: { accountType: 'trial' } },
  });
  await userEvent.click((await panel()).getByRole('button', { name: 'Claim ₱150.00' }));
  expect(renderHook(useAccountWarning).result.current).toBe('in_need_true_account');
  expect(screen.queryByText('We couldn’t claim your bonus')).not.toBeInTheDocument();
});

test('warns a trial account instead of showing a form it can’t send', async () => {
  await composed.ByApplicationTrial.run();
  const its = await panel();
  await userEvent.click(its.getByRole('button', { name: 'Join promotion' }));
  expect(renderHook(useAccountWarning).result.current).toBe('in_need_true_account');
  expect(its.queryByRole('textbox')).not.toBeInTheDocument();
});

test('sends text and pictures, and then shows the progress', async () => {
  const platform = await runStory(composed.ByApplication);
  const its = await panel();
  await userEvent.type(await its.findByRole('textbox', { name: /^Your message/ }), 'Seven turtles');
  await userEvent.upload(its.getByLabelText(/^Pictures/), [pngFile(), pngFile('two.png')]);
  await userEvent.click(its.getByRole('button', { name: 'Send application' }));
  expect(
    await screen.findByText(
      'We’ve received your application. We’ll review it and show the result here.',
    ),
  ).toBeVisible();
  const [call] = platform.calls(applyForPromotion);
  expect(call?.request).toMatchObject({ id: 'lanterns', comment: 'Seven turtles' });
  expect(call?.request.pictures).toHaveLength(2);
});

test('keeps text and pictures when they could not be sent', async () => {
  await composed.NotSent.run();
  const its = await panel();
  await userEvent.type(await its.findByRole('textbox', { name: /^Your message/ }), 'Seven turtles');
  await userEvent.upload(its.getByLabelText(/^Pictures/), pngFile('turtles.png'));
  await userEvent.click(its.getByRole('button', { name: 'Send application' }));
  expect(await its.findByText('We couldn’t send your application')).toBeVisible();
  expect(its.getByRole('textbox', { name: /^Your message/ })).toHaveValue('Seven turtles');
  expect(its.getByText('turtles.png')).toBeVisible();
  await userEvent.click(its.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText(
      'We’ve received your application. We’ll review it and show the result here.',
    ),
  ).toBeVisible();
});

test('shows what is missing before it sends anything', async () => {
  const platform = await runStory(composed.PictureNeeded);
  const its = await panel();
  await userEvent.click(await its.findByRole('button', { name: 'Send application' }));
  expect(await its.findByText(/^Add a picture/)).toBeVisible();
  expect(platform.calls(applyForPromotion)).toHaveLength(0);
});

test('requires text or a picture, and shows that until there is one', async () => {
  const platform = await runStory(composed.ByApplication);
  const its = await panel();
  const words = await its.findByRole('textbox', { name: /^Your message/ });
  await userEvent.click(its.getByRole('button', { name: 'Send application' }));
  await waitFor(() => expect(words).toBeInvalid());
  expect(words).toHaveFocus();
  expect(platform.calls(applyForPromotion)).toHaveLength(0);
  await userEvent.upload(its.getByLabelText(/^Pictures/), pngFile());
  await waitFor(() => expect(words).toBeValid());
});

test("shows the platform's rejections at the field", async () => {
  await composed.PictureRefused.run();
  const its = await panel();
  await userEvent.type(await its.findByRole('textbox', { name: /^Your message/ }), 'Seven turtles');
  await userEvent.upload(its.getByLabelText(/^Pictures/), pngFile('turtles.png'));
  await userEvent.click(its.getByRole('button', { name: 'Send application' }));
  expect(await its.findByText('Use PNG or JPG pictures only.')).toBeVisible();
  expect(its.queryByText('We couldn’t send your application')).toBeNull();
  expect(its.getByText('turtles.png')).toBeVisible();
});

test('accepts 140 user-perceived characters and no more', async () => {
  const platform = await runStory(composed.ByApplication);
  const its = await panel();
  const words = await its.findByRole('textbox', { name: /^Your message/ });
  await userEvent.click(words);
  await userEvent.paste('👨‍👩‍👧'.repeat(140));
  expect(its.getByText('140 of 140 characters')).toBeVisible();
  await userEvent.paste('x');
  expect(its.getByText('Use up to 140 characters.')).toBeVisible();
  await userEvent.click(its.getByRole('button', { name: 'Send application' }));
  expect(platform.calls(applyForPromotion)).toHaveLength(0);
});

test('shows that there is no such promotion', async () => {
  await composed.Unknown.run();
  expect(await screen.findByText('Promotion not found')).toBeVisible();
});

test('shows the same if the URL has no id', async () => {
  await composed.WithoutId.run();
  expect(await screen.findByText('Promotion not found')).toBeVisible();
});

test('shows that it did not load', async () => {
  await composed.Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
