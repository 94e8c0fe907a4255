import { getAffiliateTerms, getMemberInfo } from '@perya/api-client';
import { wireMemberInfo, type FakePlatform } from '@perya/api-client/testing';
import { affiliateCatalogues } from '@perya/promotions';
import { resetSession, signInForTest } from '@perya/session/testing';
import { testSiteConfig } from '@perya/site-config/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import AgentHome from '../home/AgentHome';
import { renderSite } from '../testSite';
import { isOffered, shownPage } from './agentSite';

const AGENTS = testSiteConfig({ brand: { audience: 'agents' } });
const MEMBERS = testSiteConfig();
const WITHOUT_MALL = testSiteConfig({ brand: { hiddenModules: ['POINTS', 'COCKFIGHT'] } });

beforeEach(resetSession);

describe('a site for agents', () => {
  test.each(['/', '/home', '/login', '/register', '/register.html/', '/affiliate', '/helpmc'])(
    'has %s',
    (path) => expect(isOffered(AGENTS, path)).toBe(true),
  );

  test.each(['/rng', '/elott', '/game', '/promotions', '/pointMall', '/lottery', '/down', '/rng/'])(
    'has no %s, which the members’ site has',
    (path) => {
      expect(isOffered(AGENTS, path)).toBe(false);
      expect(isOffered(MEMBERS, path)).toBe(true);
    },
  );

  test('has the program as its home', () => {
    expect(shownPage(AGENTS, 'home', '/')).toBe('affiliate');
    expect(shownPage(AGENTS, 'login', '/login')).toBe('login');
    expect(shownPage(AGENTS, 'promotions', '/promotions')).toBe('notFound');
    expect(shownPage(MEMBERS, 'home', '/')).toBe('home');
  });
});

test('a site doesn’t have the pages of its hidden modules', () => {
  expect(isOffered(WITHOUT_MALL, '/pointMall/')).toBe(false);
  expect(isOffered(WITHOUT_MALL, '/cockfight')).toBe(false);
  expect(isOffered(WITHOUT_MALL, '/rng')).toBe(true);
  expect(shownPage(WITHOUT_MALL, 'pointMall', '/pointMall')).toBe('notFound');
});

const config = { brand: { audience: 'agents' as const, name: 'Perya Agents' } };

test('shows no game, promotion, search or app anywhere in the shell', async () => {
  await renderSite({ config });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  expect(within(menu).getByRole('button', { name: 'Agent center' })).toBeVisible();
  expect(within(menu).getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/helpmc');
  const own = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/[^/]/.test(href));
  expect(own).toContain('/helpmc');
  expect(own.filter((href) => !isOffered(AGENTS, href.replace(/[?#].*/, '')))).toEqual([]);
  for (const name of ['Search', 'Promotions', 'Chat room']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
  expect(screen.queryByRole('list', { name: 'Game providers' })).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says that a page of the members’ site isn’t found', async () => {
  await renderSite({ config, address: '/rng' });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  expect(document.title).toBe('Page not found · Perya Agents');
});

const home = {
  config,
  page: <AgentHome />,
  catalogues: affiliateCatalogues,
  answers: (platform: FakePlatform) => {
    platform.on(getMemberInfo, () => wireMemberInfo({ type: 1 }));
    platform.on(getAffiliateTerms, () => ({
      currency: 'PHP',
      commissionBasisPoints: 350,
      referral: null,
    }));
  },
};

test('leads a guest at home to registering and logging in', async () => {
  const site = await renderSite(home);
  expect(await screen.findByRole('link', { name: 'Register as an agent' })).toBeVisible();
  expect(document.title).toBe('Affiliate program · Perya Agents');
  expect(site.address()).toBe('/');
});

test('opens the agent center for an agent who comes home, until they close it', async () => {
  signInForTest({ accountType: 'agent', agentType: 1 });
  const site = await renderSite(home);
  await waitFor(() => expect(site.address()).toBe('/?agent=agentTeamOverview'));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(site.address()).toBe('/'));
  // By its text: the page has no roles until the dialog's animation has ended.
  expect(screen.getByText('Open the agent center')).toBeVisible();
});
