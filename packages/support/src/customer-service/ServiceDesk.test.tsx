import {
  getServiceConversation,
  readServiceConversation,
  sendServiceMessage,
  type WireRequestOf,
} from '@perya/api-client';
import { keepStored, runStory, type FakePlatform } from '@perya/api-client/testing';
import { expireSession, signOut } from '@perya/session';
import { composeStories, composeStory } from '@storybook/react-vite';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { wireConversation, wireServiceMessages } from './conversation/testing';
import meta, * as stories from './ServiceDesk.stories';

const {
  Answered,
  Closed,
  Default,
  Guest,
  GuestWithContact,
  Hostile,
  Long,
  NamedVip,
  NoHours,
  NotSent,
  NoVip,
  OutOfHours,
  TooFast,
  TooLong,
  Vip,
} = composeStories(stories);

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Sent = WireRequestOf<typeof sendServiceMessage>;

const log = () => screen.findByRole('log', { name: 'Conversation' });
const composer = () => screen.findByRole('textbox', { name: 'Your message' });
const sent = (fake: FakePlatform): Sent[] =>
  fake.calls(sendServiceMessage).map(({ request }) => request);

test('states the hours and the expected answer time', async () => {
  await Default.run();
  expect(
    await screen.findByText('We’re here until 22:00. We usually answer within 15 minutes.'),
  ).toBeVisible();
  expect(
    screen.getByText(/You’ll read our answer here, or in your messages if you close/),
  ).toBeVisible();
});

test('states when the closed desk opens, and promises no answer before', async () => {
  await OutOfHours.run();
  expect(await screen.findByText(/^We’re closed\. We’ll answer from (.*)08:00\.$/)).toBeVisible();
  expect(screen.queryByText(/usually answer/)).toBeNull();
});

test('can be written to without planned hours', async () => {
  await NoHours.run();
  expect(
    await screen.findByText('We’re closed right now. You can still write to us.'),
  ).toBeVisible();
  expect(await composer()).toBeEnabled();
});

test('sends with Enter, and adds a line with Shift+Enter', async () => {
  const fake = await runStory(Default);
  await userEvent.type(await composer(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
  expect(await within(await log()).findByText(/Hello\s+there/)).toBeVisible();
  expect(await composer()).toHaveValue('');
  expect(await composer()).toHaveFocus();
  expect(sent(fake)).toMatchObject([{ channel: 'LIVECHAT', text: 'Hello\nthere' }]);
  expect(sent(fake)[0]).not.toHaveProperty('guestKey');
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
});

const reload = () => composeStory({ ...stories.Default, beforeEach: keepStored() }, meta).run();

test('keeps an unsent message across a reload, until it is sent', async () => {
  await Default.run();
  await userEvent.type(await composer(), 'My deposit of');
  await reload();
  expect(await composer()).toHaveValue('My deposit of');
  await userEvent.type(await composer(), ' Friday{Enter}');
  expect(await within(await log()).findByText('My deposit of Friday')).toBeVisible();
  await reload();
  expect(await composer()).toHaveValue('');
});

test('forgets an unsent message at the sign-out', async () => {
  await Default.run();
  await userEvent.type(await composer(), 'My deposit of');
  act(() => signOut());
  await waitFor(async () => expect(await composer()).toHaveValue(''));
  expect(JSON.stringify(sessionStorage)).not.toContain('My deposit of');
});

test('sends nothing that is empty or too long', async () => {
  const fake = await runStory(TooLong);
  expect(await composer()).toHaveValue('Where is my deposit?');
  expect(await composer()).toBeInvalid();
  expect(screen.getByText('Too long. The maximum is 12 characters.')).toBeVisible();
  await userEvent.clear(await composer());
  await userEvent.type(await composer(), '   {Enter}');
  expect(sent(fake)).toEqual([]);
});

test('keeps a message that could not be sent, and sends it again with the same key', async () => {
  const fake = await runStory(NotSent, (platform) =>
    platform.fail(sendServiceMessage, 'offline', 1),
  );
  expect(await screen.findByText(/^Not sent\./)).toBeVisible();
  expect(within(await log()).getByText('Where is my deposit?')).toBeVisible();
  fake.fail(sendServiceMessage, 'offline', 0);
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText(/^Not sent\./)).toBeNull());
  expect(within(await log()).getAllByText('Where is my deposit?')).toHaveLength(1);
  expect(screen.queryByText('Sending…')).toBeNull();
});

test('shows why the platform rejects a message, which can be discarded', async () => {
  await TooFast.run();
  expect(
    await screen.findByText('Not sent. Too many attempts. Try again in 4 minutes.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Where is my deposit?')).toBeNull();
});

test('sends messages one after the other, in order', async () => {
  const fake = await runStory(Default);
  await userEvent.type(await composer(), 'One{Enter}Two{Enter}Three{Enter}');
  await waitFor(() => expect(sent(fake)).toHaveLength(3));
  expect(sent(fake).map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  expect(new Set(sent(fake).map(({ key }) => key)).size).toBe(3);
});

test('marks where the unread answers start, and reads them once they were visible', async () => {
  const fake = await runStory(Answered);
  const rows = within(await log()).getAllByRole('listitem');
  const divider = rows.findIndex(({ textContent }) => textContent === 'New');
  expect(rows[divider + 1]).toHaveTextContent('We’ve found it');
  expect(screen.getAllByText('Ana')[0]).toBeVisible();
  await waitFor(() =>
    expect(fake.calls(readServiceConversation)).toMatchObject([
      { request: { channel: 'LIVECHAT', upTo: 4 } },
    ]),
  );
  expect(screen.getByText('New')).toBeVisible();
});

test('reads nothing while the window is hidden', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fake = await runStory(Answered);
  await log();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(fake.calls(readServiceConversation)).toEqual([]);
});

test('shows a new answer without a reload, even without push', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fake = await runStory(Default);
  await log();
  fake.on(getServiceConversation, () =>
    wireConversation({
      state: 'ANSWERED',
      messages: wireServiceMessages(['Hello?', 'Here we are!'], { name: null }),
    }),
  );
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(await screen.findByText('Here we are!')).toBeVisible();
  expect(within(await log()).getByText('Customer service')).toBeVisible();
});

test('shows a closed conversation, which a message opens again', async () => {
  await Closed.run();
  const note = await screen.findByText('This conversation is closed. Write again to reopen it.');
  expect(note).toBeVisible();
  await userEvent.type(await composer(), 'One more thing{Enter}');
  await waitFor(() => expect(note).not.toBeInTheDocument());
  expect(await screen.findByText('One more thing')).toBeVisible();
});

test('loads earlier messages, and keeps them', async () => {
  const fake = await runStory(Long);
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
  expect(await screen.findByText('Is the site open on Sunday?')).toBeVisible();
  expect(fake.calls(getServiceConversation).at(-1)?.request).toMatchObject({ before: 3 });
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  expect(screen.getByText('Message 22 of a long conversation.')).toBeVisible();
});

test('shows HTML as text', async () => {
  await Hostile.run();
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByText('<i>Ana</i>')).toBeVisible();
  expect((await log()).querySelector('img, b, i')).toBeNull();
});

test('keeps the conversation and what was typed while an ended session is renewed', async () => {
  const fake = await runStory(Answered);
  await userEvent.type(await composer(), 'One more thing');
  act(() => expireSession());
  expect(await composer()).toHaveValue('One more thing');
  expect(within(await log()).getByText(/We’ve found it/)).toBeVisible();
  for (const { request } of fake.calls(getServiceConversation)) {
    expect(request).not.toHaveProperty('guestKey');
  }
});

test('gives a guest a key that stays, and sends the contact', async () => {
  const fake = await runStory(Guest);
  await userEvent.type(
    await screen.findByRole('textbox', { name: /Email or mobile number/ }),
    'me@mail.example',
  );
  await userEvent.type(await composer(), 'I can’t log in.{Enter}');
  expect(
    await screen.findByText('If you close this window, we can answer you at me@mail.example.'),
  ).toBeVisible();
  const key = localStorage.getItem('serviceGuestKey');
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(sent(fake)).toMatchObject([{ guestKey: key, contact: 'me@mail.example' }]);
  expect(fake.calls(getServiceConversation)[0]?.request).toMatchObject({ guestKey: key });
});

test('knows the contact that a guest has left', async () => {
  await GuestWithContact.run();
  expect(await screen.findByText(/answer you at juan@mail\.example/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull();
});

test('is the VIP desk for the high ranks, with its own title and hours', async () => {
  const fake = await runStory(Vip);
  expect(await screen.findByRole('heading', { level: 1, name: 'VIP service' })).toBeVisible();
  expect(
    await screen.findByText('We’re here around the clock. We usually answer within 5 minutes.'),
  ).toBeVisible();
  expect(within(await log()).getByText('VIP service')).toBeVisible();
  expect(fake.calls(getServiceConversation)[0]?.request).toMatchObject({ channel: 'VIP' });
});

test('has the operator’s name of the VIP service', async () => {
  await NamedVip.run();
  expect(await screen.findByRole('heading', { level: 1, name: 'Fiesta Circle' })).toBeVisible();
});

test('is the regular desk for members without a VIP rank', async () => {
  const fake = await runStory(NoVip);
  expect(await screen.findByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await log();
  expect(fake.calls(getServiceConversation)[0]?.request).toMatchObject({ channel: 'LIVECHAT' });
});
