import { listDraws } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './LotteryResults.stories';

const { Default, Empty, Failed, Fast, North, OneProvince, South, SouthPhone } =
  composeStories(stories);

const rows = async () =>
  within(await screen.findByRole('list', { name: / results/ })).findAllByRole('link');

test('shows the latest draws, and more on request', async () => {
  await Default.run();
  expect(await rows()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show more draws' }));
  await vi.waitFor(async () => expect(await rows()).toHaveLength(80));
});

test('keeps the current draws while more are fetched', async () => {
  const platform = await runStory(Default);
  await rows();
  platform.fail(listDraws, 'hang');
  await userEvent.click(screen.getByRole('button', { name: 'Show more draws' }));
  const more = screen.getByRole('button', { name: 'Show more draws' });
  await vi.waitFor(() => expect(more).toHaveAttribute('aria-busy', 'true'));
  expect(await rows()).toHaveLength(20);
});

test('opens a draw with its numbers and its proof', async () => {
  await Default.run();
  const [first] = await rows();
  await userEvent.click(first!);
  const dialog = await screen.findByRole('dialog', { name: /^Lotto 6\/42 · Draw \d{8}$/ });
  expect(
    await within(dialog).findByText('The repeated draw gives the same numbers.'),
  ).toBeVisible();
  expect(within(dialog).getAllByRole('list', { name: 'Winning numbers' })).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('navigates back by day, and to the latest again', async () => {
  await Fast.run();
  await userEvent.click(await screen.findByRole('button', { name: /^Earlier day: / }));
  await screen.findByRole('list', { name: /^Derby Ten 5M results, / });
  expect(screen.queryByText('Latest draw')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to latest' }));
  expect(await screen.findByText('Latest draw')).toBeVisible();
});

test('the north is a single column, starting with the special prize', async () => {
  await North.run();
  const table = await screen.findByRole('table', { name: /^Kết quả xổ số Miền Bắc/ });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['ĐB', 'G.1', 'G.2', 'G.3', 'G.4', 'G.5', 'G.6', 'G.7']);
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
});

test('the south has its provinces side by side, ending with the special prize', async () => {
  await South.run();
  const table = await screen.findByRole('table', { name: /^Vietnam results, South/ });
  const prizes = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(prizes[0]).toBe('8th');
  expect(prizes.at(-1)).toBe('Special');
  expect(within(table).getAllByRole('columnheader').length).toBeGreaterThan(3);
});

test('shows three digits of each number when the URL says so', async () => {
  await SouthPhone.run();
  const [table] = await screen.findAllByRole('table');
  const special = within(table!).getAllByRole('row').at(-1)!;
  for (const cell of within(special).getAllByRole('cell')) {
    expect(cell.textContent).toMatch(/^\d{3}$/);
  }
  expect(within(special).getAllByRole('cell')).toHaveLength(4);
});

test('shows a single province', async () => {
  await OneProvince.run();
  expect(await rows()).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('radio', { name: 'Central' }));
  expect(await screen.findByRole('table', { name: /^Vietnam results, Central/ })).toBeVisible();
});

test('shows an empty state before the first draw, and for a day without draws', async () => {
  await Empty.run();
  expect(await screen.findByText('No draws yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Earlier day: / }));
  expect(await screen.findByText('No results for this day')).toBeVisible();
});

test('offers a retry when the results fail to load', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
