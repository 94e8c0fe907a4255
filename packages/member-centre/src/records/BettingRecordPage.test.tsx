import { getBettingRecord } from '@perya/api-client';
import { wireBet, wirePage, type FakePlatform } from '@perya/api-client/testing';
import { composeStory, composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import meta, * as stories from './BettingRecordPage.stories';

const { Default, Empty } = composeStories(stories);

/** The default story, with the platform in hand. */
async function show() {
  let platform!: FakePlatform;
  const Page = composeStory(stories.Default, {
    ...meta,
    parameters: {
      ...meta.parameters,
      platform: (fake: FakePlatform) => {
        platform = fake;
        meta.parameters.platform(fake);
      },
    },
  });
  await Page.run();
  await screen.findByRole('table');
  return platform;
}

test('shows the bets with the totals of all pages', async () => {
  await Default.run();
  const table = await screen.findByRole('table', { name: 'Your bets, newest first' });
  expect(within(table).getByText('Total of 170 bets')).toBeVisible();
  expect(within(table).getByText(/149\.50/)).toBeVisible();
});

test('asks anew for another result, from the first page, and keeps the choice in the address', async () => {
  const platform = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await expect.poll(() => platform.calls(getBettingRecord).at(-1)?.request.pageNo).toBe(2);
  await userEvent.click(screen.getByRole('combobox', { name: 'Result' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Won' }));
  await expect
    .poll(() => platform.calls(getBettingRecord).at(-1)?.request)
    .toMatchObject({ pageNo: 1, status: 'WON' });
});

test('says that there are no bets yet', async () => {
  await Empty.run();
  expect(await screen.findByRole('heading', { name: 'No bets here yet' })).toBeVisible();
});

test('says why nothing came, and tries again', async () => {
  let platform!: FakePlatform;
  const Page = composeStory(stories.Default, {
    ...meta,
    parameters: {
      ...meta.parameters,
      platform: (fake: FakePlatform) => {
        platform = fake;
        fake.fail(getBettingRecord, 'server-error', 1).on(getBettingRecord, () => ({
          ...wirePage([wireBet({ gameName: 'Parol Fortune' })]),
          currency: 'PHP',
          totals: {
            count: 1,
            stake: '20.00',
            payout: '0.00',
            winLoss: '-20.00',
            turnover: '20.00',
          },
        }));
      },
    },
  });
  await Page.run();
  expect(await screen.findByText('Your bets did not load')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Parol Fortune')).toBeVisible();
  expect(platform.calls(getBettingRecord).length).toBeGreaterThan(0);
});
