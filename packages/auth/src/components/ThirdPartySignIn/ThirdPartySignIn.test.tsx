import { login, thirdPartyChannel } from '@perya/api-client';
import { reject, runStory, wireLoginResult, type FakePlatform } from '@perya/api-client/testing';
import { getToken } from '@perya/session';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as stories from '../LoginPanel/LoginPanel.stories';

const { Default } = composeStories(stories);

/** The provider's window as seen by the page. */
const providerWindow = {
  closed: false,
  focus: vi.fn<() => void>(),
  close: vi.fn<() => void>(),
};
let open: ReturnType<typeof vi.spyOn>;
let channels: BroadcastChannel[] = [];

beforeEach(() => {
  providerWindow.closed = false;
  open = vi.spyOn(window, 'open').mockReturnValue(providerWindow as unknown as Window);
});
afterEach(() => {
  for (const channel of channels) channel.close();
  channels = [];
});

async function show(change?: (fake: FakePlatform) => void) {
  const onSignedIn = fn();
  const platform = await runStory(Default, change, { onSignedIn });
  return { platform, onSignedIn };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The window's address, and a function that sends its result. */
function openedWindow() {
  const address = String(open.mock.calls.at(-1)?.[0]);
  const { pathname, searchParams } = new URL(address, 'https://site.example');
  const channel = new BroadcastChannel(thirdPartyChannel(searchParams.get('flow') ?? ''));
  channels.push(channel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const reply = (message: unknown) => channel.postMessage(message);
  return { address, pathname, challenge: searchParams.get('challenge'), reply };
}

test('signs in with the window’s ticket and the challenge’s secret', async () => {
  const { platform, onSignedIn } = await show((fake) =>
    fake.on(login, () => wireLoginResult({ passwordExpired: true, firstTimeLogin: true })),
  );
  await press('Log in with Google');
  expect(open).toHaveBeenCalledOnce();
  expect(screen.getByText(/Continue in the Google window/)).toBeVisible();
  const { pathname, challenge, reply } = openedWindow();
  expect(pathname).toBe('/wps/session/thirdParty/google');
  reply({ result: 'ticket', ticket: 'ticket-1' });
  await expect.poll(() => onSignedIn.mock.calls).toEqual([[false]]);

  const [call] = platform.calls(login);
  expect(call?.request).toMatchObject({ type: 'GOOGLE', ticket: 'ticket-1' });
  const verifier = call?.request.ticketVerifier ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  expect(Buffer.from(digest).toString('base64url')).toBe(challenge);
  expect(getToken()).toBe('session-token');
});

test('shows a link if the browser blocks the window, and receives its response too', async () => {
  open.mockReturnValue(null);
  const { onSignedIn } = await show();
  await press('Log in with Facebook');
  const link = await screen.findByRole('link', { name: 'Open the Facebook window' });
  const { address, reply } = openedWindow();
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/blocked the pop-up window/)).toBeVisible();
  reply({ result: 'ticket', ticket: 'ticket-1' });
  await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
});

test('shows that the window was closed, and still accepts a late response', async () => {
  const { onSignedIn } = await show();
  await press('Log in with Google');
  providerWindow.closed = true;
  expect(await screen.findByText(/The login window was closed before you/)).toBeVisible();
  openedWindow().reply({ result: 'ticket', ticket: 'ticket-1' });
  await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
});

test.each([
  [{ result: 'cancelled' }, 'You canceled the Telegram login. Try again, or choose another way.'],
  [
    { result: 'failed', message: 'registration_closed' },
    'Registration is closed on this site right now.',
  ],
])('shows why the sign-in was not completed: %o', async (message, words) => {
  const { platform } = await show();
  await press('Log in with Telegram');
  openedWindow().reply(message);
  expect(await screen.findByText(words)).toBeVisible();
  expect(platform.calls(login)).toHaveLength(0);
});

test('starts over with a new flow', async () => {
  await show();
  await press('Log in with Google');
  const first = openedWindow();
  await press('Cancel login');
  expect(screen.queryByText(/Continue in the Google window/)).toBeNull();
  await press('Log in with Google');
  expect(openedWindow().challenge).not.toBe(first.challenge);
});

test('shows why a ticket was rejected', async () => {
  await show((fake) => fake.on(login, () => reject(403, 'NON_MEMBER_LOGIN', 'non_member_login')));
  await press('Log in with Google');
  openedWindow().reply({ result: 'ticket', ticket: 'ticket-1' });
  expect(await screen.findByText('Only members can log in here.')).toBeVisible();
});
