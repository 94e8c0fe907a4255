import { getTeamOverview, getTopDownlines } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './TeamOverviewPage.stories';

const { Default, Empty, OnePanelFailed } = composeStories(stories);

/** Renders the page and returns its fake platform. */
async function show() {
  const platform = await runStory(Default);
  await screen.findByText('Team size');
  return platform;
}

const figure = (name: string) => screen.getAllByText(name)[0]?.closest('div') ?? document.body;

test('shows each figure with its previous value', async () => {
  await show();
  expect(figure('Team size')).toHaveTextContent('128');
  expect(figure('Team size')).toHaveTextContent('Up 4.9%');
  expect(figure('Team size')).toHaveTextContent('Direct: 12 · agents: 9');
  expect(figure('New members')).toHaveTextContent('None before');
  expect(figure('Active members')).toHaveTextContent('No change');
  expect(figure('Your commissions')).toHaveTextContent('Down 13.6%');
  expect(figure('Your commissions')).toHaveTextContent('Before: ₱5,000.00');
});

test('compares with other periods', async () => {
  const platform = await show();
  await userEvent.click(screen.getByRole('combobox', { name: 'Compared with' }));
  await userEvent.click(await screen.findByRole('option', { name: /a year ago/ }));
  await screen.findByText('Team size');
  const back = platform
    .calls(getTeamOverview)
    .map(({ request: { from, compareFrom } }) => (from - (compareFrom ?? 0)) / 86_400_000);
  expect(back).toEqual([7, 364]);
});

test('shows the days as a chart, and as a table on request', async () => {
  await Default.run();
  expect(await screen.findByRole('img', { name: 'Turnover, day by day' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Day by day' })).toBeNull();
  await userEvent.click(screen.getAllByText('View as a table')[0] ?? document.body);
  const table = await screen.findByRole('table', { name: 'Day by day' });
  expect(within(table).getAllByRole('row')).toHaveLength(8);
});

test('sorts the top downlines, with links', async () => {
  const platform = await show();
  const link = await screen.findByRole('link', { name: 'agent02' });
  expect(link).toHaveAttribute('href', expect.stringContaining('agent=downlineManagement'));
  expect(link).toHaveAttribute('href', expect.stringContaining('downline=2'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Most deposits' }));
  await screen.findByRole('link', { name: 'agent02' });
  const orders = platform.calls(getTopDownlines).map(({ request }) => request.order);
  expect(orders).toEqual(['TURNOVER', 'DEPOSIT']);
});

test('shows a link when there is no team', async () => {
  await Empty.run();
  expect(await screen.findByText('No downlines yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register accounts' })).toBeVisible();
});

test('shows an error in one panel, and the others', async () => {
  await OnePanelFailed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByText('128')).toBeVisible();
  expect(screen.getByRole('link', { name: 'agent02' })).toBeVisible();
});
