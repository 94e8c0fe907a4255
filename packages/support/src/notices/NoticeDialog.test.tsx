import { listAnnouncements } from '@perya/api-client';
import { runStory, wireNotice, wirePage } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { keptNotices, NoticePageSchema } from './keptNotices';
import * as stories from './NoticeDialog.stories';

const {
  Default,
  SignedIn,
  OpenedAtTheThirteenth,
  OpenedPastTheEnd,
  Headlines,
  Empty,
  Failed,
  Hostile,
  RememberedOffline,
} = composeStories(stories);

const article = (name: string | RegExp) => screen.findByRole('article', { name });
const titles = async (kind = 'News') =>
  within(await screen.findByRole('list', { name: kind })).getAllByRole('button');
const current = async () =>
  (await titles()).filter((title) => title.getAttribute('aria-current') === 'true');

Element.prototype.scrollIntoView ??= () => undefined;

test('starts with the newest of the board, nine per page, with dates in the brand’s time zone', async () => {
  await Default.run();
  const newest = await article('Card rooms rest on Tuesday (B 1)');
  // 04:30:15 UTC in Manila.
  expect(within(newest).getByText('2026-11-20 12:30:15')).toBeVisible();
  expect(within(newest).getByText('This is what notice 1 has to say.')).toBeVisible();
  expect(await titles()).toHaveLength(9);
  expect(await current()).toHaveLength(1);
  expect(screen.getByText('1 of 20')).toBeVisible();
});

test('an opening index selects the page and the notice on it', async () => {
  await OpenedAtTheThirteenth.run();
  await article('Card rooms rest on Tuesday (B 13)');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const [selected] = await current();
  expect((await titles()).indexOf(selected!)).toBe(12 - 9);
});

test('an index that no longer exists selects the oldest', async () => {
  await OpenedPastTheEnd.run();
  await article(/\(B 20\)/);
  expect(screen.getByText('20 of 20')).toBeVisible();
});

test('continues across pages in both directions', async () => {
  await Default.run();
  await userEvent.click((await titles())[8]!);
  await article(/\(B 9\)/);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await article(/\(B 10\)/);
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await article(/\(B 9\)/);
});

test('has no previous button at the first and no next button at the last', async () => {
  await OpenedPastTheEnd.run();
  await article(/\(B 20\)/);
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(screen.getByText('20 of 20')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  await article(/\(B 1\)/);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
});

test('starts another kind at its newest', async () => {
  await Default.run();
  await article(/\(B 1\)/);
  await userEvent.click(screen.getByRole('radio', { name: 'Headlines' }));
  await article(/\(H 1\)/);
  expect(await titles('Headlines')).toHaveLength(3);
});

test('shows announcements for players only to players', async () => {
  await Default.run();
  expect(screen.queryByRole('radio', { name: 'For players' })).toBeNull();
  await SignedIn.run();
  await userEvent.click(await screen.findByRole('radio', { name: 'For players' }));
  await article(/\(PL 1\)/);
});

test('opens the requested kind', async () => {
  await Headlines.run();
  await article(/\(H 1\)/);
  expect(screen.getByRole('radio', { name: 'Headlines' })).toBeChecked();
});

test('shows an empty state for a kind, and keeps the other tabs', async () => {
  await Empty.run();
  expect(await screen.findByText('No announcements yet')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'News' }));
  await article(/\(B 1\)/);
});

test('offers a retry after an error', async () => {
  const onCall = vi.fn<() => void>();
  await runStory(Failed, (fake) =>
    fake
      .on(listAnnouncements, () => {
        onCall();
        return wirePage([wireNotice({ title: 'Back again' })]);
      })
      .fail(listAnnouncements, 'wrong-shape', 1),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await article('Back again');
  expect(onCall).toHaveBeenCalledOnce();
});

test('removes active content, and shows titles as text', async () => {
  await Hostile.run();
  const notice = await article('<b>Not a tag</b>');
  await waitFor(() => expect(within(notice).getByText('Safe words')).toBeVisible());
  expect(notice.querySelector('script, form, input, [onerror]')).toBeNull();
});

test('follows a link to a page of the site without a reload, and closes', async () => {
  await Default.run();
  const notice = await article(/\(B 1\)/);
  const link = await within(notice).findByRole('link', { name: 'the promotions' });
  await userEvent.click(link);
  expect(Default.args.onClose).toHaveBeenCalled();
  expect(within(notice).getByRole('link', { name: 'the rules' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('shows cached announcements while the network is down', async () => {
  await RememberedOffline.run();
  await article('Kept from before');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ignores cached data that is not a list of announcements', async () => {
  await RememberedOffline.run();
  for (const value of ['{', '[]', '{"at":1,"value":{"items":[{"id":1}]}}', 'null']) {
    sessionStorage.setItem('announcements:EN/B/1', value);
    expect(keptNotices('EN/B/1', NoticePageSchema)).toBeUndefined();
  }
});
