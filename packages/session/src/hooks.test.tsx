// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import {
  markAfterLoginShown,
  getDeviceId,
  getMember,
  getToken,
  onSessionEvent,
  requireLogin,
  requireTrueAccount,
  dismissAccountWarning,
  offeredDemo,
  useAccountWarning,
  expireSession,
  signIn,
  signOut,
  useAfterLoginEvent,
  useCanOpenAgentCentre,
  useCanOpenMemberCentre,
  useIsSignedIn,
  useIsVip,
  useLoginRequest,
  useMember,
  useStorageStatus,
  useVipServiceLabel,
} from './index';
import { resetSession, signInForTest, testMemberInfo } from './testing';

beforeEach(resetSession);
afterEach(cleanup);

function Header() {
  const member = useMember();
  const facts = [
    useIsSignedIn() ? 'signed in' : 'guest',
    member?.account,
    useCanOpenMemberCentre() && 'member centre',
    useCanOpenAgentCentre() && 'agent centre',
    useLoginRequest()?.kind,
    useIsVip() && 'vip',
    useVipServiceLabel(),
    useAfterLoginEvent()?.kind,
    useStorageStatus().isKept ? undefined : 'not kept',
  ];
  return <p>{facts.filter(Boolean).join(', ')}</p>;
}

const text = () => screen.getByRole('paragraph').textContent;

it('shows who is signed in', () => {
  render(<Header />);
  expect(text()).toBe('guest');
  act(() => requireLogin(() => undefined));
  expect(text()).toBe('guest, login');
  act(() => signInForTest());
  expect(text()).toBe('signed in, juan01, member centre');
  act(() => expireSession());
  expect(text()).toBe('signed in, juan01, member centre, login');
  act(signOut);
  expect(text()).toBe('guest');
});

it.each([
  [undefined, false],
  [1, false],
  [4, false],
  [5, true],
  [9, true],
] as const)('treats club rank %s as a VIP: %s', (rankLevel, isVip) => {
  const clubLabel = rankLevel
    ? { name: 'Gold', textColor: null, backgroundColor: null, rankLevel }
    : null;
  render(<Header />);
  act(() => signInForTest({ clubLabel }));
  expect(text()).toBe(`signed in, juan01, member centre${isVip ? ', vip' : ''}`);
});

it('provides the name of the VIP service to VIPs only, until they sign out', () => {
  const rank = (rankLevel: number) => ({
    vipServiceLabel: 'Fiesta Circle',
    clubLabel: { name: 'Gold', textColor: null, backgroundColor: null, rankLevel },
  });
  render(<Header />);
  act(() => signInForTest(rank(4)));
  expect(text()).not.toContain('Fiesta Circle');
  act(() => signInForTest(rank(5)));
  expect(text()).toContain('vip, Fiesta Circle');
  expect(sessionStorage.getItem('vipServiceLabel')).toBe('Fiesta Circle');
  act(signOut);
  expect(text()).toBe('guest');
  expect(sessionStorage.getItem('vipServiceLabel')).toBeNull();
});

it('provides the message of a sign-in until it was seen', () => {
  render(<Header />);
  act(() => void signIn({ token: 't1' }, testMemberInfo(), { arrival: 'first-login' }));
  expect(text()).toBe('signed in, juan01, member centre, first-login');
  act(markAfterLoginShown);
  expect(text()).toBe('signed in, juan01, member centre');
});

it('provides the member outside of components, and a device id that is independent of the member', () => {
  expect(getMember()).toBeNull();
  const id = getDeviceId();
  signInForTest();
  expect(getMember()?.account).toBe('juan01');
  expect(getDeviceId()).toBe(id);
  signOut();
  expect(localStorage.getItem('deviceId')).toBe(id);
});

it.each([
  ['trial', null, 'signed in, juan01'],
  ['agent', 2, 'signed in, juan01, member centre, agent centre'],
] as const)('grants a %s account its permissions', (accountType, agentType, expected) => {
  render(<Header />);
  act(() => signInForTest({ accountType, agentType }));
  expect(text()).toBe(expected);
});

it("hydrates the server's guest page, then shows the member", async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Header />);
  expect(container.textContent).toBe('guest');
  signInForTest();
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  await act(async () => {
    hydrateRoot(container, <Header />, { onRecoverableError });
  });
  expect(container.textContent).toBe('signed in, juan01, member centre');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('signs out a page restored from the back-forward cache after a sign-out', () => {
  render(<Header />);
  act(() => signInForTest());
  // The sign-out happened in a later page of this tab, which this cached page has missed.
  sessionStorage.clear();
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(text()).toBe('guest');
  expect(getToken()).toBeNull();
});

it('requests a session check when the page regains focus', () => {
  signInForTest();
  const listener = vi.fn<(event: unknown) => void>();
  const leave = onSessionEvent(listener);
  document.dispatchEvent(new Event('visibilitychange'));
  leave();
  expect(listener.mock.calls).toEqual([[{ type: 'questioned', cause: 'seen-again' }]]);
});

it('notifies listeners until they unsubscribe', () => {
  const listener = vi.fn<(event: unknown) => void>();
  const leave = onSessionEvent(listener);
  signIn({ token: 't1' }, testMemberInfo());
  leave();
  signOut();
  expect(listener.mock.calls).toEqual([[{ type: 'signed-in', isOtherMember: false }]]);
});

it('warns a trial account at once instead of running the action, also after the sign-in', async () => {
  function Warning() {
    return <p>{useAccountWarning() ?? 'none'}</p>;
  }
  render(<Warning />);
  const action = vi.fn<() => void>();
  const playDemo = vi.fn<() => void>();
  act(() => requireTrueAccount(action, { playDemo }));
  expect(text()).toBe('none');
  await act(async () => signInForTest({ accountType: 'trial' }));
  expect(text()).toBe('in_need_true_account');
  expect(offeredDemo()).toBe(playDemo);
  act(dismissAccountWarning);
  act(() => requireTrueAccount(action, { warning: 'in_please_information' }));
  expect(text()).toBe('in_please_information');
  expect(action).not.toHaveBeenCalled();
  act(() => signInForTest());
  act(() => requireTrueAccount(action));
  expect(action).toHaveBeenCalledOnce();
});

it('asks a guest for the kind of sign-in that the action is for', () => {
  const { result } = renderHook(useLoginRequest);
  act(() => requireTrueAccount(() => undefined, { kind: 'register' }));
  expect(result.current?.kind).toBe('register');
});
