import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './Slogan.stories';

const {
  CashbackOnly,
  Failed,
  Loading,
  NoStrip,
  OtherBrand,
  PosterWithoutText,
  ReferralOnly,
  Strip,
} = composeStories(stories);

test('shows the platform’s amounts', async () => {
  await Strip.run();
  expect(await screen.findByRole('complementary', { name: 'Invite friends' })).toHaveTextContent(
    'Invite friends and get ₱150.00 for each one who qualifies, plus 3.5% cashback.',
  );
});

test('shows them in the platform’s currency', async () => {
  await OtherBrand.run();
  expect(await screen.findByText('₫1,500,000.00')).toBeVisible();
  expect(screen.getByText('12.05%')).toBeVisible();
});

test('leaves out what the brand doesn’t give', async () => {
  await ReferralOnly.run();
  const slogan = await screen.findByRole('complementary', { name: 'Invite friends' });
  expect(slogan.textContent).toBe('Invite friends and get ₱150.00 for each one who qualifies.');
});

test('shows cashback alone', async () => {
  await CashbackOnly.run();
  const slogan = await screen.findByRole('complementary', { name: 'Cashback' });
  expect(slogan.textContent).toBe('Get 3.5% cashback.');
});

test.each([
  ['the brand gives nothing', NoStrip],
  ['the platform can’t be reached', Failed],
])('shows no strip if %s', async (_, story) => {
  await story.run();
  await expect
    .poll(() => screen.queryByRole('complementary', { hidden: true }), { timeout: 10_000 })
    .toBeNull();
});

test('reserves the space while loading, and is hidden from screen readers', async () => {
  await Loading.run();
  expect(screen.getByRole('complementary', { hidden: true })).toHaveAttribute('aria-hidden');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('keeps the poster as decoration without a text', async () => {
  await PosterWithoutText.run();
  const poster = () => screen.getByRole('complementary', { hidden: true });
  await expect.poll(() => poster().querySelector('[data-shape]')).toBeNull();
  expect(poster()).toHaveTextContent('');
  expect(poster()).toHaveAttribute('aria-hidden', 'true');
});
