import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { MEMBER_PAGES, PLAYER_PAGES } from '../address/memberPages';
import * as stories from './MemberCentre.stories';

const { AgentSite, Default, WithoutPoints, WithUpline } = composeStories(stories);

const addresses = () =>
  screen
    .getAllByRole('link')
    .map((link) =>
      new URL(link.getAttribute('href') ?? '', 'https://perya.test').searchParams.get('member'),
    )
    .filter((page) => page !== null);

test('lists its pages in the specification’s order, and marks the current one', async () => {
  await Default.run();
  expect(await screen.findByRole('heading', { name: 'Betting record' })).toBeVisible();
  expect(addresses()).toEqual(MEMBER_PAGES.filter((page) => page !== 'transferUpline'));
  expect(screen.getByRole('link', { name: 'Betting record' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('lists no pages about playing on a site for agents', async () => {
  await AgentSite.run();
  expect(await screen.findByRole('link', { name: 'Withdraw' })).toBeVisible();
  const listed = MEMBER_PAGES.filter((page) => page !== 'transferUpline');
  expect(addresses()).toEqual(listed.filter((page) => !PLAYER_PAGES.has(page)));
});

test('lists no redemptions on a site without a points mall', async () => {
  await WithoutPoints.run();
  expect(await screen.findByRole('heading', { name: 'Betting record' })).toBeVisible();
  expect(addresses()).not.toContain('redeemHistory');
  expect(addresses()).toContain('rewardCenter');
});

test('offers upline transfers if the platform allows them', async () => {
  await WithUpline.run();
  expect(await screen.findByRole('link', { name: 'Transfer to upline' })).toBeVisible();
  expect(addresses()).toEqual(MEMBER_PAGES);
});
