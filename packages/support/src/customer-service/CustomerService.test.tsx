import { listServiceChannels } from '@perya/api-client';
import { reject, runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as panelStories from './CustomerServicePanel.stories';
import { forgetService } from './service';
import * as stories from './CustomerService.stories';

const { Default, Vip } = composeStories(stories);
const { Blocked, UnknownAddress } = composeStories(panelStories);

/** A fake of the browser window that the service opens. */
function fakeWindow() {
  const page = document.implementation.createHTMLDocument();
  return {
    opener: window as Window | null,
    closed: false,
    document: page,
    location: { replace: vi.fn<(address: string) => void>() },
    focus: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
  };
}

const open = vi.fn<typeof window.open>();
beforeEach(() => {
  vi.stubGlobal('open', open);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  forgetService();
  open.mockReset();
  vi.unstubAllGlobals();
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Customer service' }));

test('opens a 440 by 750 window in the click handler, and then navigates it to the live chat', async () => {
  const opened = fakeWindow();
  open.mockReturnValue(opened as unknown as Window);
  await Default.run();
  await press();
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank', 'popup,width=440,height=750');
  expect(opened.opener).toBeNull();
  expect(opened.document.body.textContent).toBe('Perya');
  await waitFor(() =>
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(
      'http://localhost:3000/helpmc?desk=live',
    ),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens the desk of the high ranks for them', async () => {
  const opened = fakeWindow();
  open.mockReturnValue(opened as unknown as Window);
  await Vip.run();
  await press();
  await waitFor(() =>
    expect(opened.location.replace).toHaveBeenCalledWith('http://localhost:3000/helpmc?desk=vip'),
  );
});

test('focuses the window instead of opening another', async () => {
  const opened = fakeWindow();
  open.mockReturnValue(opened as unknown as Window);
  await Default.run();
  await press();
  await press();
  expect(open).toHaveBeenCalledOnce();
  expect(opened.focus).toHaveBeenCalled();
});

test('closes the window when the address fails to load, and offers other contact options', async () => {
  const opened = fakeWindow();
  open.mockReturnValue(opened as unknown as Window);
  await runStory(Default, (fake) =>
    fake.on(listServiceChannels, () => reject(500, 'INTERNAL', 'internal')),
  );
  await press();
  expect(await screen.findByRole('dialog', { name: 'Customer service' })).toBeVisible();
  expect(opened.close).toHaveBeenCalledOnce();
  expect(opened.location.replace).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'support@perya.example' })).toBeVisible();
});

test('shows a link in the page when the browser blocks the window', async () => {
  open.mockReturnValue(null);
  await Default.run();
  await press();
  const link = await screen.findByRole('link', { name: 'Open customer service' });
  expect(link).toHaveAttribute('href', '/helpmc?desk=live');
  expect(link).toHaveAttribute('target', '_blank');
});

test('closes with the link to the form', async () => {
  await Blocked.run();
  await userEvent.click(await screen.findByRole('link', { name: 'Write to us' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test("offers no messenger on a host outside the brand's configuration", async () => {
  await Blocked.run();
  expect(await screen.findByRole('link', { name: /Telegram/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Facebook/ })).toBeNull();
});

test('shows that an address is not allowed', async () => {
  await UnknownAddress.run();
  expect(
    await screen.findByText('This link isn’t valid. Please contact customer service.'),
  ).toBeVisible();
});
