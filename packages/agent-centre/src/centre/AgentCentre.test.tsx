import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { AGENT_PAGES } from '../address/agentPages';
import * as stories from './AgentCentre.stories';

const { Announcements, Default, Failed, WithoutContracts } = composeStories(stories);
const RECORDS = new Set(['dividendRecord', 'dailyWages', 'hourlySalary', 'realTimeSalary']);

afterEach(() => sessionStorage.clear());

const addresses = () =>
  within(screen.getByRole('navigation', { name: 'Agent center pages' }))
    .getAllByRole('link')
    .map((link) =>
      new URL(link.getAttribute('href') ?? '', 'https://perya.test').searchParams.get('agent'),
    );

test('lists its pages in the specification’s order, and marks the current one', async () => {
  await Default.run();
  expect(await screen.findByRole('heading', { name: 'Team overview' })).toBeVisible();
  await expect.poll(addresses).toEqual([...AGENT_PAGES]);
  expect(screen.getByRole('link', { name: 'Team overview' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('lists records only for the agent’s kinds of contract', async () => {
  await WithoutContracts.run();
  expect(await screen.findByRole('heading', { name: 'Team overview' })).toBeVisible();
  expect(addresses()).toEqual(AGENT_PAGES.filter((page) => !RECORDS.has(page)));
});

test('shows the announcements in the centre', async () => {
  await Announcements.run();
  const centre = await screen.findByRole('dialog', { name: 'Agent center' });
  expect(await within(centre).findByText('Wages are paid at noon')).toBeVisible();
});

test('shows an error, and keeps the list of pages', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Announcements' })).toBeVisible();
});
