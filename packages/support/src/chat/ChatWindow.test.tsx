import { getChatUrl } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { signOut } from '@perya/session';
import { composeStories } from '@storybook/react-vite';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import * as stories from './ChatWindow.stories';
import { closeChat, openChat } from './chatStore';

const { Closed, Default, Failed, UntrustedAddress } = composeStories(stories);

const dialog = () => screen.findByRole('dialog', { name: 'Chat room' });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Chat room');
const open = () => act(() => openChat((go) => go()));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A message posted to the page by the room, or by an impostor. */
function post(data: unknown, from: { origin?: string; source?: Window | null } = {}) {
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Chat room');
  const { origin = 'https://192.0.2.1', source = contentWindow } = from;
  act(() => {
    dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

test('requests the address with the fixed header color, and shows the room once ready', async () => {
  const platform = await runStory(Default);
  expect((await frame()).src).toBe('https://192.0.2.1/chat?ticket=t-0#theme=dark');
  expect(platform.calls(getChatUrl).map(({ request }) => request)).toEqual([
    { b2c: 0, title: 'Chat room', headerColor: '#262743', language: 'EN' },
  ]);
  expect(screen.getByText('Opening the chat…')).toBeInTheDocument();
  post({ type: 'ready' }, { origin: 'https://evil.example' });
  post({ type: 'ready' }, { source: window });
  expect(screen.getByText('Opening the chat…')).toBeInTheDocument();
  post({ type: 'ready' });
  expect(screen.queryByText('Opening the chat…')).toBeNull();
});

test('prefetches the address before it is opened, and uses it', async () => {
  const platform = await runStory(Closed);
  await waitFor(() => expect(platform.calls(getChatUrl)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  open();
  await frame();
  expect(platform.calls(getChatUrl)).toHaveLength(1);
});

test('tells the room whether it is visible, and keeps it while closed', async () => {
  const platform = await runStory(Default);
  const iframe = await frame();
  const post = vi.spyOn(iframe.contentWindow as Window, 'postMessage');
  act(() => void iframe.dispatchEvent(new Event('load')));
  expect(post.mock.lastCall?.[0]).toMatchObject({ isShown: true });
  await userEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(post.mock.lastCall).toEqual([
    { type: 'state', isShown: false, theme: 'dark' },
    'https://192.0.2.1',
  ]);
  open();
  expect(await frame()).toBe(iframe);
  expect(post.mock.lastCall?.[0]).toMatchObject({ isShown: true });
  expect(platform.calls(getChatUrl)).toHaveLength(1);
});

test('sends no message to the initial empty page of the frame', async () => {
  const post = vi.fn<() => void>();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
    postMessage: post,
  } as unknown as Window);
  await Default.run();
  await screen.findByTitle('Chat room');
  expect(post).not.toHaveBeenCalled();
});

test('toggles between large and small, and closes on Esc in the page and in the room', async () => {
  await Default.run();
  await userEvent.click(screen.getByRole('button', { name: 'Make chat larger' }));
  expect(await dialog()).toHaveAttribute('data-size', 'large');
  await userEvent.click(screen.getByRole('button', { name: 'Make chat smaller' }));
  expect(await dialog()).toHaveAttribute('data-size', 'small');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  open();
  await frame();
  post({ type: 'close' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('moves the focus in, and restores it', async () => {
  act(closeChat);
  await Closed.run();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  open();
  const panel = await dialog();
  await vi.waitFor(() => expect(panel).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(button).toHaveFocus());
  button.remove();
});

test('closes when the member signs out, and is closed for the next one', async () => {
  await Default.run();
  await frame();
  act(signOut);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByTitle('Chat room')).toBeNull();
});

test('requests another address when the room has ended, but not repeatedly', async () => {
  const platform = await runStory(Default);
  await frame();
  post({ type: 'ended' });
  expect(await screen.findByText('We couldn’t open the chat')).toBeVisible();
  expect(platform.calls(getChatUrl)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await frame()).src).toContain('ticket=t-1'));

  vi.setSystemTime(Date.now() + 60_000);
  post({ type: 'ended' });
  await waitFor(async () => expect((await frame()).src).toContain('ticket=t-2'));
});

test('shows the error, and can still be closed', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t open the chat')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close chat' })).toBeVisible();
});

test('shows no address that may not be framed', async () => {
  await UntrustedAddress.run();
  expect(
    await screen.findByText('We couldn’t verify the chat’s address, so we didn’t open it.'),
  ).toBeVisible();
  expect(screen.queryByTitle('Chat room')).toBeNull();
});
