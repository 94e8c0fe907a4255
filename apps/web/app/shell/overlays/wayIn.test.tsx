import { requestLogin, signIn, useLoginRequest } from '@perya/session';
import { resetSession, testMemberInfo } from '@perya/session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { renderSite } from '../../testSite';

interface OverlayProps {
  onSignedIn?: (ranPendingAction: boolean) => void;
}

/** Captures the shell's sign-in callback. */
const overlay: { signedIn: (ranPendingAction: boolean) => void; kind?: string | undefined } = {
  signedIn: () => {},
};

vi.mock('@perya/auth', () => ({
  AuthOverlay({ onSignedIn = () => {} }: OverlayProps) {
    overlay.signedIn = onSignedIn;
    overlay.kind = useLoginRequest()?.kind;
    return <p>The way in</p>;
  },
}));

beforeEach(resetSession);

const wayIn = () => screen.findByText('The way in');

test('does not open on a page without a request', async () => {
  await renderSite();
  await screen.findByText('The page');
  await act(async () => {});
  expect(screen.queryByText('The way in')).toBeNull();
});

describe('a requested login', () => {
  test.each([
    ['/rng', 1],
    ['/login', 0],
    ['/register', 0],
    ['/register.html', 0],
  ] as const)('on %s opens the shell’s dialog %i times', async (address, count) => {
    await renderSite({ address });
    await screen.findByText(/^The (page|login)$/);
    await act(async () => requestLogin());
    await waitFor(() => expect(screen.queryAllByText('The way in')).toHaveLength(count));
    // It's still so after all lazy parts have loaded.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryAllByText('The way in')).toHaveLength(count);
  });

  test.each([
    ['without a pending action leads to the home page', () => requestLogin(), false, '/'],
    ['whose pending action ran stays on the page', () => requestLogin(), true, '/rng?page=2'],
  ] as const)('%s', async (_, ask, ranPendingAction, address) => {
    const site = await renderSite({ address: '/rng?page=2' });
    await screen.findByText('The page');
    act(ask);
    await wayIn();
    await act(async () => overlay.signedIn(ranPendingAction));
    expect(site.address()).toBe(address);
  });
});

describe('the header of a guest', () => {
  test.each([
    ['Log in', 'login'],
    ['Register', 'register'],
  ] as const)('opens the dialog with “%s”', async (name, kind) => {
    const site = await renderSite({ address: '/rng?page=2' });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await wayIn()).toBeVisible();
    expect(overlay.kind).toBe(kind);
    expect(site.address()).toBe('/rng?page=2');
  });

  test.each([
    ['/register', 'Log in', '/login'],
    ['/login', 'Register', '/register'],
  ] as const)('links from %s with “%s” to %s', async (address, name, target) => {
    const site = await renderSite({ address });
    const banner = within(await screen.findByRole('banner'));
    await userEvent.click(await banner.findByRole('link', { name }));
    expect(site.address()).toBe(target);
    expect(screen.queryByText('The way in')).toBeNull();
  });
});

test.each(['/rng', '/login', '/register'])('opens for a first sign-in on %s', async (address) => {
  await renderSite({ address });
  await screen.findByText(/^The (page|login)$/);
  act(() => void signIn({ token: 't1' }, testMemberInfo(), { arrival: 'first-login' }));
  expect(await wayIn()).toBeVisible();
});
