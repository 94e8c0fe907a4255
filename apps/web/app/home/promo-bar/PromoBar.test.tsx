import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createBootstrap } from '../../document/bootstrap';
import * as stories from './PromoBar.stories';

const { Failed, Guest, Member, NothingRunning, Waiting } = composeStories(stories);

// The module runs on import, as it does in a page, and queues taps until then.
window.perya?.hydrated();

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  delete document.documentElement.dataset['promoBar'];
});

const bar = () => screen.findByRole('region', { name: 'Newest promotion' });

test('names the newest promotion and links to it', async () => {
  await Guest.run();
  expect(await bar()).toHaveAttribute('data-for', 'guest');
  const link = screen.getByRole('link', { name: 'Happening now Sunday cashback' });
  expect(link).toHaveAttribute('href', '/promoDetail?id=sunday');
});

test('shows members their own answer', async () => {
  await Member.run();
  await waitFor(async () => expect(await bar()).toHaveAttribute('data-for', 'member'));
});

test('stays closed for the visit', async () => {
  await Guest.run();
  await bar();
  await userEvent.click(screen.getByRole('button', { name: 'Hide this promotion' }));
  const { dataset } = document.documentElement;
  expect(dataset['promoBar']).toBe('closed');
  // The next page of the visit, before its first paint.
  delete dataset['promoBar'];
  createBootstrap(window).hydrated();
  expect(dataset['promoBar']).toBe('closed');
  sessionStorage.clear();
  delete dataset['promoBar'];
  createBootstrap(window).hydrated();
  expect(dataset['promoBar']).toBeUndefined();
});

test.each([
  ['nothing is running', NothingRunning],
  ['the promotions can’t be loaded', Failed],
])('takes no space when %s', async (_, story) => {
  const { container } = await shown(story);
  await waitFor(() => expect(container.querySelector('[class*="bar"]')).toBeNull());
});

test('keeps its space until the answer is known', async () => {
  const { container } = await shown(Waiting);
  expect(container.querySelector('[class*="bar"]')).not.toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

async function shown(story: typeof Guest) {
  await story.run();
  return { container: document.body };
}
