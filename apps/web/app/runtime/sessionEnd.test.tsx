import { getBalance, getMemberInfo, listFavouriteIds } from '@perya/api-client';
import { reject, wireMemberInfo, type FakePlatform } from '@perya/api-client/testing';
import { onSessionEvent, expireSession, signOut, useLoginRequest } from '@perya/session';
import { resetSession, signInForTest } from '@perya/session/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { renderSite, type TestSite } from '../testSite';

// The login itself is tested in @perya/auth.
vi.mock('../shell/overlays/LoginOverlay', () => ({
  default: function LoginOverlay() {
    const request = useLoginRequest();
    return <p>The login dialog: {request?.reason}</p>;
  },
}));

beforeEach(resetSession);

const ENDS = [
  ['SESSION_EXPIRED', 'session_expired', 'expired'],
  ['SESSION_REPLACED', 'session_replaced', 'replaced'],
  ['SESSION_ENDED', 'session_ended', 'ended'],
  ['NOT_SIGNED_IN', 'not_logged_in', 'expired'],
] as const;

/** Rejects every member request with this error. */
function refuse(platform: FakePlatform, code: string, key: string): void {
  for (const endpoint of [getMemberInfo, getBalance, listFavouriteIds]) {
    platform.on(endpoint as typeof getBalance, () => reject(401, code, key));
  }
}

async function arrive(): Promise<TestSite> {
  signInForTest();
  const site = await renderSite({
    address: '/rng?page=2',
    answers: (platform) => platform.on(getMemberInfo, () => wireMemberInfo()),
  });
  await screen.findByRole('button', { name: 'juan01’s account' });
  return site;
}

/** Simulates a sign-in in another tab. Uses local storage if BroadcastChannel isn't available. */
function signInElsewhere(): void {
  const newValue = String(Math.random());
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'signInMark', newValue }));
}

describe('a session ended by the platform', () => {
  test.each(ENDS)(
    '(%s) opens one dialog for many rejections at once, and keeps the page',
    async (code, key, reason) => {
      const site = await arrive();
      await userEvent.type(screen.getByRole('searchbox'), 'half a word');
      refuse(site.platform, code, key);
      const ended: unknown[] = [];
      const leave = onSessionEvent((event) => ended.push(event));
      const calls = [getBalance, getMemberInfo, listFavouriteIds, getBalance];
      await act(() => Promise.allSettled(calls.map((endpoint) => site.client.call(endpoint, {}))));
      leave();
      expect(await screen.findByText(`The login dialog: ${reason}`)).toBeVisible();
      expect(ended).toEqual([{ type: 'expired', reason }]);
      expect(site.address()).toBe('/rng?page=2');
      expect(screen.getByRole('searchbox')).toHaveValue('half a word');
      expect(screen.getByRole('button', { name: 'juan01’s account' })).toBeVisible();
    },
  );

  test('is detected as soon as another tab signs in', async () => {
    const site = await arrive();
    refuse(site.platform, 'SESSION_REPLACED', 'session_replaced');
    signInElsewhere();
    expect(await screen.findByText('The login dialog: replaced')).toBeVisible();
  });

  test('is detected as soon as the page becomes visible', async () => {
    const site = await arrive();
    refuse(site.platform, 'SESSION_ENDED', 'session_ended');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('The login dialog: ended')).toBeVisible();
  });
});

describe('a centre in the URL', () => {
  const ADDRESS = '/rng?member=personalHistoryCopy';
  const centre = () => screen.queryByRole('dialog', { name: 'Member center' });

  test('opens only after the pending login, and never over it', async () => {
    signInForTest();
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.doMock('../shell/overlays/MemberCentreOverlay', async (original) => {
      await promise;
      return original();
    });
    await renderSite({ address: ADDRESS });
    await screen.findByText('The page');
    // The centre's script loads after the platform's rejection.
    act(() => expireSession('replaced'));
    await screen.findByText('The login dialog: replaced');
    await act(async () => resolve());
    await act(() => new Promise((wait) => setTimeout(wait, 50)));
    expect(centre()).toBeNull();
    act(() => signInForTest());
    await waitFor(() => expect(centre()).toBeVisible());
  });

  test('stays behind the login if it is open', async () => {
    signInForTest();
    await renderSite({ address: ADDRESS });
    await waitFor(() => expect(centre()).toBeVisible());
    act(() => expireSession('expired'));
    await screen.findByText('The login dialog: expired');
    expect(centre()).toBeInTheDocument();
  });
});

describe('a session to be verified', () => {
  test('continues if the platform confirms it or does not respond', async () => {
    const site = await arrive();
    const before = site.platform.calls(getMemberInfo).length;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => site.platform.calls(getMemberInfo).length).toBe(before + 1);
    site.platform.fail(getMemberInfo, 'offline');
    document.dispatchEvent(new Event('visibilitychange'));
    await act(async () => {});
    expect(screen.queryByText(/^The login dialog/)).toBeNull();
    expect(screen.getByRole('button', { name: 'juan01’s account' })).toBeVisible();
  });

  test('sends no request for a guest', async () => {
    const site = await renderSite();
    await screen.findByText('The page');
    document.dispatchEvent(new Event('visibilitychange'));
    signInElsewhere();
    await act(async () => {});
    expect(site.platform.calls(getMemberInfo)).toEqual([]);
  });

  test('is not restored by a response after the sign-out', async () => {
    const site = await arrive();
    const { promise, resolve } = Promise.withResolvers<void>();
    site.platform.on(getMemberInfo, () => promise.then(() => wireMemberInfo()));
    document.dispatchEvent(new Event('visibilitychange'));
    act(signOut);
    await act(async () => resolve());
    expect(screen.queryByRole('button', { name: /’s account$/ })).toBeNull();
  });
});
