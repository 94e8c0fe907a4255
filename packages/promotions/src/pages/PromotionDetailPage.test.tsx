import { applyForPromotion, claimPromotion } from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import { signIn } from '@perya/session';
import { testMemberInfo } from '@perya/session/testing';
import { composeStories, composeStory } from '@storybook/react-vite';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { pngFile } from './promotionsTesting';
import meta, * as stories from './PromotionDetailPage.stories';

const composed = composeStories(stories);
const panel = async () => within(await screen.findByRole('region', { name: 'Your part in it' }));

/** Runs the story and returns the fake platform it uses. */
async function runWith(story: (typeof stories)['Default']): Promise<FakePlatform> {
  let platform!: FakePlatform;
  const register = (story.parameters?.['platform'] ?? meta.parameters.platform) as (
    fake: FakePlatform,
  ) => void;
  const Story = composeStory(
    {
      ...story,
      parameters: {
        ...story.parameters,
        platform: (fake: FakePlatform) => {
          platform = fake;
          register(fake);
        },
      },
    },
    meta,
  );
  await Story.run();
  return platform;
}

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
  const platform = await runWith(stories.Default);
  await userEvent.click((await panel()).getByRole('button', { name: 'Take part' }));
  expect(await screen.findByText(/^You take part; it counts by itself/)).toBeVisible();
  expect(platform.calls(applyForPromotion)[0]?.request).toEqual({ id: 'lanterns' });
});

test('asks a guest to log in, and shows no form', async () => {
  await composed.Guest.run();
  expect((await panel()).getByRole('button', { name: 'Log in to take part' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('stays on the page after logging in from it', async () => {
  await composed.Guest.run();
  await userEvent.click((await panel()).getByRole('button', { name: 'Log in to take part' }));
  let ranPendingAction = false;
  act(() => {
    ({ ranPendingAction } = signIn({ token: 'token' }, testMemberInfo()));
  });
  expect(ranPendingAction).toBe(true);
});

test.each([
  ['Automatic', 'There is nothing to do: it counts by itself.'],
  ['Applying', 'Your application has arrived and waits to be read.'],
  ['Process', 'Somebody is reading your application right now.'],
  ['Rejected', 'This time it was not granted. You may send another.'],
  ['Issued', 'Granted. The bonus is yours as soon as you claim it.'],
  ['Claimed', 'The bonus is in your wallet.'],
  ['Joined', 'You take part; it counts by itself.'],
  ['Joined', /^Nothing has come of it so far/],
  ['ComingSoon', 'It has not begun yet.'],
  ['Closed', 'It is over. Nobody can join any more.'],
] as const)('explains %s', async (name, words) => {
  await composed[name].run();
  expect(await screen.findByText(words)).toBeVisible();
});

test('shows who it is for instead of a form that would be rejected', async () => {
  await composed.ForHigherRanks.run();
  expect(await screen.findByText(/^For members from club rank 5/)).toBeVisible();
  expect((await panel()).queryByRole('button')).toBeNull();
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
  const platform = await runWith(stories.Issued);
  const button = (await panel()).getByRole('button', { name: 'Claim ₱150.00' });
  await userEvent.dblClick(button);
  expect(await screen.findByText('The bonus is in your wallet.')).toBeVisible();
  expect(platform.calls(claimPromotion)).toHaveLength(1);
  expect((await panel()).getByText(/^Claimed Nov 21, 2026/)).toBeVisible();
});

test('finds out the outcome of a claim whose response was lost', async () => {
  await composed.LostAnswer.run();
  await userEvent.click((await panel()).getByRole('button', { name: 'Claim ₱150.00' }));
  expect(await screen.findByText('Checking what became of it…')).toBeVisible();
  expect(
    await screen.findByText('The bonus is in your wallet.', {}, { timeout: 5_000 }),
  ).toBeVisible();
});

test('shows why a claim was rejected', async () => {
  await composed.ClaimRefused.run();
  await userEvent.click((await panel()).getByRole('button', { name: 'Claim ₱150.00' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The bonus was not claimed')).toBeVisible();
  expect(alert.getByText(/^This is not available with a trial account/)).toBeVisible();
});

test('sends text and pictures, and then shows the progress', async () => {
  const platform = await runWith(stories.ByApplication);
  const its = await panel();
  await userEvent.type(await its.findByRole('textbox', { name: /^Your words/ }), 'Seven turtles');
  await userEvent.upload(its.getByLabelText(/^Pictures/), [pngFile(), pngFile('two.png')]);
  await userEvent.click(its.getByRole('button', { name: 'Send application' }));
  expect(
    await screen.findByText('Your application has arrived and waits to be read.'),
  ).toBeVisible();
  const [call] = platform.calls(applyForPromotion);
  expect(call?.request).toMatchObject({ id: 'lanterns', comment: 'Seven turtles' });
  expect(call?.request.pictures).toHaveLength(2);
});

test('keeps text and pictures when they could not be sent', async () => {
  await composed.NotSent.run();
  const its = await panel();
  await userEvent.type(await its.findByRole('textbox', { name: /^Your words/ }), 'Seven turtles');
  await userEvent.upload(its.getByLabelText(/^Pictures/), pngFile('turtles.png'));
  await userEvent.click(its.getByRole('button', { name: 'Send application' }));
  expect(await its.findByText('Your application was not sent')).toBeVisible();
  expect(its.getByRole('textbox', { name: /^Your words/ })).toHaveValue('Seven turtles');
  expect(its.getByText('turtles.png')).toBeVisible();
  await userEvent.click(its.getByRole('button', { name: 'Send again' }));
  expect(
    await screen.findByText('Your application has arrived and waits to be read.'),
  ).toBeVisible();
});

test('shows what is missing before it sends anything', async () => {
  const platform = await runWith(stories.PictureNeeded);
  const its = await panel();
  await userEvent.click(await its.findByRole('button', { name: 'Send application' }));
  expect(await its.findByText(/^Add a picture/)).toBeVisible();
  expect(platform.calls(applyForPromotion)).toHaveLength(0);
});

test('requires text or a picture, and shows that until there is one', async () => {
  const platform = await runWith(stories.ByApplication);
  const its = await panel();
  const words = await its.findByRole('textbox', { name: /^Your words/ });
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
  await userEvent.type(await its.findByRole('textbox', { name: /^Your words/ }), 'Seven turtles');
  await userEvent.upload(its.getByLabelText(/^Pictures/), pngFile('turtles.png'));
  await userEvent.click(its.getByRole('button', { name: 'Send application' }));
  expect(await its.findByText('Only png or jpg pictures.')).toBeVisible();
  expect(its.queryByText('Your application was not sent')).toBeNull();
  expect(its.getByText('turtles.png')).toBeVisible();
});

test('accepts 140 user-perceived characters and no more', async () => {
  const platform = await runWith(stories.ByApplication);
  const its = await panel();
  const words = await its.findByRole('textbox', { name: /^Your words/ });
  await userEvent.click(words);
  await userEvent.paste('👨‍👩‍👧'.repeat(140));
  expect(its.getByText('140 of 140 characters')).toBeVisible();
  await userEvent.paste('x');
  expect(its.getByText('Use 140 characters at most.')).toBeVisible();
  await userEvent.click(its.getByRole('button', { name: 'Send application' }));
  expect(platform.calls(applyForPromotion)).toHaveLength(0);
});

test('shows that there is no such promotion', async () => {
  await composed.Unknown.run();
  expect(await screen.findByText('This promotion is not here')).toBeVisible();
});

test('shows the same if the URL has no id', async () => {
  await composed.WithoutId.run();
  expect(await screen.findByText('This promotion is not here')).toBeVisible();
});

test('shows that it did not load', async () => {
  await composed.Failed.run();
  expect(await screen.findByText('This did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
