import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './VendorFolder.stories';

const { Default, Failed, NoGames } = composeStories(stories);

const folder = () => screen.findByRole('dialog', { name: 'Tala Works' });
const cards = async () => within(await folder()).findAllByRole('heading', { level: 3 });

test('paginates the vendor’s games, to keep the page light', async () => {
  await Default.run();
  expect(await cards()).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await screen.findByText('Bulkang Mayon Megaways 60');
  expect(await cards()).toHaveLength(12);
});

test('links to its other categories, without empty ones', async () => {
  await Default.run();
  const kinds = within(await screen.findByRole('group', { name: 'Game categories' }));
  expect(kinds.getAllByRole('button')).toHaveLength(2);
  await userEvent.click(kinds.getByRole('button', { pressed: false }));
  await screen.findByRole('link', { name: 'See all in the lobby' });
  expect(await cards()).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'See all in the lobby' })).toHaveAttribute(
    'href',
    '/fish?vendor=TLA',
  );
});

test('shows an error state, and an empty state', async () => {
  await Failed.run();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this');
  await NoGames.run();
  expect(await screen.findByText('This provider has no games here right now.')).toBeInTheDocument();
});

test('offers the vendor’s own lobby, unless there is nothing in it', async () => {
  await Default.run();
  expect(await screen.findByRole('button', { name: 'Open Tala Works lobby' })).toBeVisible();
  await NoGames.run();
  await screen.findByText('This provider has no games here right now.');
  expect(screen.queryByRole('button', { name: /lobby$/ })).toBeNull();
});
