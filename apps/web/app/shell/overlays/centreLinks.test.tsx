import { getMemberInfo } from '@perya/api-client';
import { wireMemberInfo } from '@perya/api-client/testing';
import {
  dismissAccountWarning,
  dismissLoginRequest,
  expireSession,
  signIn,
  useLoginRequest,
} from '@perya/session';
import { resetSession, testMemberInfo } from '@perya/session/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderSite } from '../../testSite';

/** Captures the shell's sign-in callback. */
const overlay: { signedIn: (ranPendingAction: boolean) => void } = { signedIn: () => {} };

interface OverlayProps {
  onSignedIn?: (ranPendingAction: boolean) => void;
}

vi.mock('@perya/auth', () => ({
  AuthOverlay({ onSignedIn = () => {} }: OverlayProps) {
    overlay.signedIn = onSignedIn;
    return useLoginRequest() && <p>The way in</p>;
  },
}));

beforeEach(() => {
  resetSession();
  dismissAccountWarning();
});

const wayIn = () => screen.findByText('The way in');
const noWayIn = () => waitFor(() => expect(screen.queryByText('The way in')).toBeNull());

/** Signs in like the form: the session first, then the callback. */
const logIn = (info = testMemberInfo()) =>
  act(async () => {
    const { ranPendingAction } = signIn({ token: 't1' }, info);
    overlay.signedIn(ranPendingAction);
  });

test.each([
  ['/?member=profile', { agentType: null }, 'Member center'],
  ['/rng?page=2&member=personalHistoryCopy', { agentType: null }, 'Member center'],
  ['/?agent=announcement', { accountType: 'agent', agentType: 1 }, 'Agent center'],
] as const)(
  'a guest at %s is asked to log in, and lands on that page',
  async (address, info, name) => {
    const site = await renderSite({
      address,
      answers: (platform) =>
        platform.on(getMemberInfo, () => wireMemberInfo({ type: info.agentType ?? 0 })),
    });
    await wayIn();
    expect(site.address()).toBe(address);
    await logIn(testMemberInfo(info));
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect(site.address()).toBe(address);
  },
);

test.each([
  ['/?member=profile', { accountType: 'trial' }, /trial account/],
  ['/?agent=announcement', {}, /for agents only/],
] as const)(
  'a guest at %s who logs in with the wrong account is warned on a clean page',
  async (address, info, words) => {
    const site = await renderSite({ address });
    await wayIn();
    await logIn(testMemberInfo(info));
    expect(await screen.findByText(words)).toBeVisible();
    expect(site.address()).toBe('/');
  },
);

test('canceling leaves the clean page below', async () => {
  const site = await renderSite({ address: '/rng?page=2&member=profile' });
  await wayIn();
  await act(async () => dismissLoginRequest());
  await waitFor(() => expect(site.address()).toBe('/rng?page=2'));
  await noWayIn();
});

test('going back closes the login', async () => {
  const site = await renderSite({ address: '/' });
  await screen.findByText('The page');
  await act(() => site.go('/?member=profile'));
  await wayIn();
  await act(async () => history.back());
  await waitFor(() => expect(site.address()).toBe('/'));
  await noWayIn();
});

test('a guarded site asks on its login page, without a second dialog', async () => {
  const site = await renderSite({
    address: '/?member=profile',
    config: { switches: { loginRequiredEverywhere: true } },
  });
  await screen.findByRole('heading', { name: 'The login' });
  expect(site.address()).toBe('/login?returnTo=%2F%3Fmember%3Dprofile');
  await noWayIn();
});

test('does not ask again at the end of a session', async () => {
  signIn({ token: 't1' }, testMemberInfo());
  await renderSite({ address: '/?member=profile' });
  await screen.findByRole('dialog', { name: 'Member center' });
  await act(async () => expireSession());
  await wayIn();
  await act(async () => dismissLoginRequest());
  await noWayIn();
  expect(screen.queryByText('The way in')).toBeNull();
});
