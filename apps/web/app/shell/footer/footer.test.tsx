import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import * as stories from './Footer.stories';

const { Default, Licensed, OnTheAffiliatePage, OwnAffiliatePage, SignedIn, WithoutAffiliatePage } =
  composeStories(stories);

beforeEach(() => sessionStorage.clear());

test('shows the operator, the minimum age, and links to help and limits', async () => {
  await Default.run();
  expect(await screen.findByRole('heading', { name: 'About Perya' })).toBeVisible();
  expect(screen.getByText(/^21\+ only\. Set a limit before you start/)).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Set a limit')).toBe('/helpmc?article=limits');
  expect(href('Take a break')).toBe('/helpmc?article=break');
  expect(href('Gambling Therapy (opens in a new tab)')).toBe('https://www.gamblingtherapy.org/');
  expect(
    screen.getByText('© 2026 Perya Demo · All rights reserved.', { exact: false }),
  ).toBeVisible();
});

test('links members to limits and breaks', async () => {
  await SignedIn.run();
  for (const name of ['Set a limit', 'Take a break']) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/?member=playerProtection',
    );
  }
});

test('shows every studio once', async () => {
  await Default.run();
  const studios = await screen.findByRole('list', { name: 'Game providers' });
  const names = within(studios)
    .getAllByRole('img')
    .map((mark) => mark.getAttribute('alt'));
  expect(names).toContain('Lantern Play');
  expect(new Set(names).size).toBe(names.length);
});

test('links affiliates to the operator’s page, else to customer service', async () => {
  await Default.run();
  expect(await screen.findByRole('link', { name: 'About the program' })).toHaveAttribute(
    'href',
    '/promotions',
  );
  await WithoutAffiliatePage.run();
  expect(await screen.findByRole('button', { name: 'Contact customer service' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'About the program' })).toBeNull();
});

test('links to the page of the program, once', async () => {
  const page = () => screen.queryByRole('link', { name: 'How it works' });
  for (const story of [Default, WithoutAffiliatePage]) {
    await story.run();
    await screen.findByRole('heading', { name: 'Affiliate program' });
    expect(page()).toHaveAttribute('href', '/affiliate');
  }
  await OwnAffiliatePage.run();
  const program = await screen.findByRole('link', { name: 'About the program' });
  expect(program).toHaveAttribute('href', '/affiliate');
  expect(page()).toBeNull();
  await OnTheAffiliatePage.run();
  expect(await screen.findByRole('button', { name: 'Contact customer service' })).toBeVisible();
  expect(page()).toBeNull();
});

test('shows the license seal only if the brand has a license', async () => {
  await Default.run();
  await screen.findByRole('heading', { name: 'About Perya' });
  expect(screen.queryByRole('img', { name: /^Seal of/ })).toBeNull();
  await Licensed.run();
  const seal = await screen.findByRole('link', {
    name: 'Seal of Example Gaming Commission (opens in a new tab)',
  });
  expect(seal).toHaveAttribute('href', 'https://register.example/EGC-2026-0042');
  expect(screen.getByText(/EGC-2026-0042\.$/)).toBeVisible();
});
