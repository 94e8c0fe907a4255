import { resetSession, signInForTest } from '@perya/session/testing';
import { signOut } from '@perya/session';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { renderSite } from '../testSite';
import { isMembersOnly } from './guestPages';

beforeEach(resetSession);

const OPEN = ['/login', '/register', '/register.html', '/helpmc', '/download', '/down'];
const GUARDED = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/help',
  '/rng',
  '/lott',
  '/promotions',
  '/promoDetail',
  '/pointMall',
  '/lottery',
  '/vnlottery',
  '/seamless',
  '/game',
  '/no/such/page',
  // Looks like an open path, but isn't one.
  '/login/x',
  '/loginx',
  '/helpmc.html',
  '/x/register',
  '//login',
];

describe('loginRequiredEverywhere', () => {
  test.each(OPEN)('leaves %s open to everyone, with or without a trailing slash', (path) => {
    expect(isMembersOnly({ loginRequiredEverywhere: true }, path)).toBe(false);
    expect(isMembersOnly({ loginRequiredEverywhere: true }, `${path}/`)).toBe(false);
  });

  test.each(GUARDED)('restricts %s to members', (path) => {
    expect(isMembersOnly({ loginRequiredEverywhere: true }, path)).toBe(true);
  });

  test.each([...OPEN, ...GUARDED])('leaves %s open if it is off', (path) => {
    expect(isMembersOnly({ loginRequiredEverywhere: false }, path)).toBe(false);
  });
});

const config = { switches: { loginRequiredEverywhere: true } };

test('redirects a guest to the login, keeps the return path, and never shows the page', async () => {
  const site = await renderSite({ address: '/rng?vendor=LNT&q=a%20b#top', config });
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  await screen.findByRole('heading', { name: 'The login' });
  expect(site.address()).toBe('/login?returnTo=%2Frng%3Fvendor%3DLNT%26q%3Da%2520b%23top');
});

test('shows a member the page, and redirects to the login after the sign-out', async () => {
  signInForTest();
  const site = await renderSite({ address: '/rng', config });
  await screen.findByRole('heading', { name: 'The page' });
  act(signOut);
  await screen.findByRole('heading', { name: 'The login' });
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  expect(site.address()).toBe('/login?returnTo=%2Frng');
});

test('redirects on navigation from an open page too', async () => {
  const site = await renderSite({ address: '/login', config });
  await screen.findByRole('heading', { name: 'The login' });
  await act(() => site.go('/promotions'));
  await waitFor(() => expect(site.address()).toBe('/login?returnTo=%2Fpromotions'));
});

test('shows a guest every page if the switch is off', async () => {
  const site = await renderSite({ address: '/rng' });
  await screen.findByRole('heading', { name: 'The page' });
  expect(site.address()).toBe('/rng');
});
