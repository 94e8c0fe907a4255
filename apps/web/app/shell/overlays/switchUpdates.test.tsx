import { getWhitelabel } from '@perya/api-client';
import { reject } from '@perya/api-client/testing';
import { requestLogin } from '@perya/session';
import { resetSession } from '@perya/session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderSite } from '../../testSite';

// The login itself is tested in @perya/auth.
vi.mock('./LoginOverlay', () => ({ default: () => <p>The login dialog</p> }));

beforeEach(() => resetSession());

const register = () =>
  within(screen.getByRole('banner')).queryByRole('button', { name: 'Register' });

/** An open page whose operator has turned registration off in the meantime. */
async function openPage(isOn: boolean) {
  const site = await renderSite({
    answers: (platform) =>
      platform.on(getWhitelabel, () => [
        { modId: 'DIRECTREG3', enabled: isOn ? ('1' as const) : ('0' as const) },
      ]),
  });
  await screen.findByText('The page');
  expect(register()).toBeVisible();
  // Ends the first view.
  await userEvent.keyboard('{Shift}a');
  return site;
}

test('an open page hides registration once the visitor is back at its tab', async () => {
  const { platform, configsAsked } = await openPage(false);
  await waitFor(() => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(register()).toBeNull();
  });
  expect(platform.calls(getWhitelabel).length).toBeGreaterThan(0);
  // Without the status, the vendors and everything else.
  expect(configsAsked()).toBe(1);
});

test('asks before signing in or registering', async () => {
  const { platform } = await openPage(false);
  expect(platform.calls(getWhitelabel)).toHaveLength(0);
  await act(() => Promise.resolve(requestLogin('register')));
  await waitFor(() => expect(register()).toBeNull());
  expect(platform.calls(getWhitelabel)).not.toHaveLength(0);
});

test('keeps the known switches if the platform doesn’t answer', async () => {
  const { platform } = await openPage(true);
  platform.on(getWhitelabel, () => reject(503, 'OVERLOADED', 'service_unavailable'));
  await act(() => Promise.resolve(requestLogin()));
  await waitFor(() => expect(platform.calls(getWhitelabel)).not.toHaveLength(0));
  expect(register()).toBeVisible();
});
