import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as dialogStories from './HelpDialog.stories';
import * as stories from './HelpPage.stories';

const { Article, Default, Empty, Failed, GoneArticle, HostileArticle, NothingFound } =
  composeStories(stories);
const { Default: Dialog } = composeStories(dialogStories);

const field = () => screen.findByRole('searchbox', { name: 'Search the help center' });

test('shows the topics with their first articles, the contact options, and helplines', async () => {
  await Default.run();
  const topics = await screen.findByRole('list', { name: 'Topics' });
  expect(within(topics).getByRole('link', { name: 'Your account' })).toHaveAttribute(
    'href',
    '/helpmc?topic=account',
  );
  expect(within(topics).getByRole('link', { name: 'All 4 articles' })).toBeVisible();
  expect(within(topics).queryByRole('link', { name: 'Sign out everywhere' })).toBeNull();
  expect(screen.getByRole('button', { name: /Live chat/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /support@perya.example/ })).toHaveAttribute(
    'href',
    'mailto:support@perya.example',
  );
  expect(screen.getByText(/must be 21 or older/)).toBeVisible();
  for (const id of ['help', 'limits', 'break']) {
    expect(document.getElementById(id)).toBeVisible();
  }
});

test('navigates from a topic to an article and to its neighbors', async () => {
  await Default.run();
  await userEvent.click(await screen.findByRole('link', { name: 'Money' }));
  await userEvent.click(await screen.findByRole('link', { name: 'How do I withdraw?' }));
  expect(await screen.findByText('Enter the payment password.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'How do I withdraw?' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'How do I deposit?' }));
  expect(await screen.findByRole('heading', { name: 'How do I deposit?' })).toHaveFocus();
});

test('finds articles while typing, with a typo, and by synonyms', async () => {
  await Default.run();
  await userEvent.type(await field(), 'pasword');
  const results = await screen.findByRole('region', { name: 'Search results' });
  expect(await within(results).findByRole('link', { name: /A new password/ })).toBeVisible();
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'cash out');
  expect(await screen.findByText('1 article for “cash out”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('list', { name: 'Topics' })).toBeVisible();
});

test('stays on a followed link while a search is still pending', async () => {
  await Default.run();
  const link = await screen.findByRole('link', { name: 'How do I withdraw?' });
  const search = await field();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(search, { target: { value: 'withdraw' } });
  fireEvent.click(link);
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  expect(await screen.findByText('Enter the payment password.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull();
});

test('offers alternatives without results', async () => {
  await NothingFound.run();
  expect(await screen.findByText('0 articles for “xylophone”')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ask us' }));
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('shows the topics when an article no longer exists', async () => {
  await GoneArticle.run();
  expect(await screen.findByText(/This article is no longer available\. See/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Topics' })).toBeVisible();
});

test('reports that the articles failed to load, keeps the contact options, and retries on request', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByRole('button', { name: /Live chat/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Topics' })).toBeVisible();
});

test('shows an empty state without articles', async () => {
  await Empty.run();
  expect(await screen.findByText('No articles yet')).toBeVisible();
});

test('opens an article by its URL', async () => {
  await Article.run();
  expect(await screen.findByRole('heading', { name: 'How do I withdraw?' })).toBeVisible();
});

test('removes active content from an article', async () => {
  await HostileArticle.run();
  const text = await screen.findByText('Safe');
  expect(text).not.toHaveAttribute('onclick');
  expect(document.querySelector('article script, article img[onerror]')).toBeNull();
});

test('stays in the dialog when a link is followed', async () => {
  await Dialog.run();
  const dialog = await screen.findByRole('dialog', { name: 'How can we help?' });
  const link = await within(dialog).findByRole('link', { name: 'I cannot sign in' });
  expect(link).toHaveAttribute('href', '/helpmc?article=sign-in');
  await userEvent.click(link);
  expect(await within(dialog).findByText('Check the username first.')).toBeVisible();
});
