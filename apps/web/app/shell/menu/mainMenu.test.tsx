import { getAvailablePromotionCount, getMemberInfo, listAnnouncements } from '@perya/api-client';
import { wireMemberInfo } from '@perya/api-client/testing';
import { dismissAccountWarning } from '@perya/session';
import { resetSession, signInForTest } from '@perya/session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { renderSite } from '../../testSite';
import { closeForNewPage } from '../navigation/overlay';

// The login itself is tested in @perya/auth.
vi.mock('../overlays/LoginOverlay', () => ({ default: () => <p>The login dialog</p> }));

beforeEach(() => {
  // Clear the studios stored by an earlier page.
  sessionStorage.clear();
  resetSession();
  dismissAccountWarning();
  act(() => closeForNewPage('/another'));
});

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });

async function arrive(options: Parameters<typeof renderSite>[0] = {}) {
  const site = await renderSite({ address: '/rng?page=2', ...options });
  await screen.findByText('The page');
  await menu();
  return site;
}

async function openService() {
  await userEvent.click(within(await menu()).getByRole('button', { name: 'Customer service' }));
  await screen.findByRole('button', { name: 'Announcements' });
}

test('keeps a hovered panel open on the first press, and closes it on the next', async () => {
  await arrive();
  const entry = within(await menu()).getByRole('button', { name: 'Customer service' });
  await userEvent.hover(entry);
  await waitFor(() => expect(entry).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.click(entry);
  expect(entry).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(entry);
  expect(entry).toHaveAttribute('aria-expanded', 'false');
});

describe('the promotions entry', () => {
  test('shows the number of a member’s claimable bonuses', async () => {
    signInForTest();
    await arrive({
      answers: (platform) => platform.on(getAvailablePromotionCount, () => 2),
    });
    await userEvent.keyboard('{Shift}');
    const entry = within(await menu()).getByRole('link', { name: /^Promotions/ });
    await waitFor(() => expect(entry).toHaveAccessibleName(/^Promotions\s?: 2 bonuses to claim$/));
  });

  test('sends no request for a guest', async () => {
    const { platform } = await arrive();
    await userEvent.keyboard('{Shift}');
    expect(platform.calls(getAvailablePromotionCount)).toHaveLength(0);
    expect(within(await menu()).getByRole('link', { name: 'Promotions' })).toBeVisible();
  });

  test('is current while a promotion is open', async () => {
    await arrive({ address: '/promoDetail?id=lanterns' });
    const entry = within(await menu()).getByRole('link', { name: 'Promotions' });
    expect(entry).toHaveAttribute('aria-current', 'page');
  });
});

describe('the dollar site', () => {
  const usdSite = (url: string) => ({
    config: { resources: [{ type: 'USDJUMP', url, qrCodeUrl: null, label: null }] },
  });
  const name = 'USD site (opens in a new tab)';

  test('is linked from the menu and from the account menu', async () => {
    signInForTest();
    await arrive(usdSite('https://usd.perya.example/'));
    const link = within(await menu()).getByRole('link', { name });
    expect(link).toHaveAttribute('href', 'https://usd.perya.example/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(await screen.findByRole('button', { name: /’s account$/ }));
    expect(await screen.findByRole('menuitem', { name })).toHaveAttribute(
      'href',
      'https://usd.perya.example/',
    );
  });

  test.each(['', 'javascript:alert(1)', 'http://usd.perya.example/'])(
    'is not offered at “%s”',
    async (url) => {
      await arrive(usdSite(url));
      expect(within(await menu()).queryByRole('link', { name: /USD/ })).toBeNull();
    },
  );
});

describe('customer service', () => {
  test('lists every option in the specification’s order', async () => {
    await arrive();
    await openService();
    const panel = screen.getByRole('button', { name: 'Announcements' }).closest('ul');
    const names = within(panel as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Chat with us',
      'Chat room',
      'Messages',
      'Announcements',
      'Help',
      'Write to us',
      'Speed test',
    ]);
  });

  test('has the operator’s name of a VIP’s service, until the VIP signs out', async () => {
    const clubLabel = { name: 'Diamond', textColor: null, backgroundColor: null, rankLevel: 5 };
    signInForTest({ clubLabel, vipServiceLabel: 'Fiesta Circle' });
    await arrive({
      answers: (platform) =>
        platform.on(getMemberInfo, () =>
          wireMemberInfo({
            clubLabel: { labelName: 'Diamond', rankLevel: 5 },
            memberLabel: [{ labelName: 'Fiesta Circle' }],
          }),
        ),
    });
    await openService();
    expect(screen.getByRole('button', { name: 'Fiesta Circle' })).toBeVisible();
    act(() => resetSession());
    expect(await screen.findByRole('button', { name: 'Chat with us' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fiesta Circle' })).toBeNull();
  });

  test('has no chat if the operator disables it (CBS3)', async () => {
    await arrive({ config: { switches: { chat: false } } });
    await openService();
    expect(screen.queryByRole('button', { name: 'Chat room' })).toBeNull();
  });

  test.each(['Chat room', 'Messages'])('asks a guest to sign in first: %s', async (name) => {
    await arrive();
    await openService();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('The login dialog')).toBeVisible();
  });

  test('links a member to the messages with the unread count', async () => {
    signInForTest();
    const site = await arrive();
    await openService();
    await userEvent.click(await screen.findByRole('button', { name: /^Messages\W+3$/ }));
    expect(site.address()).toBe('/rng?page=2&member=messageV2');
  });

  test.each([
    ['Chat room', /^Chat is open to real accounts only\./],
    [/^Messages\W+3$/, /^This isn’t available with a trial account\./],
  ])('shows a trial account why it is unavailable: %s', async (name, words) => {
    signInForTest({ accountType: 'trial' });
    await arrive({
      answers: (platform) => platform.on(getMemberInfo, () => wireMemberInfo({ type: 4 })),
    });
    await openService();
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test.each([
    ['Announcements', 'Announcements'],
    ['Write to us', /./],
    ['Speed test', /speed/i],
  ])('opens over the page: %s', async (name, title) => {
    await arrive({
      answers: (platform) =>
        platform.on(listAnnouncements, () => ({ list: [], totalPages: 0, totalCount: 0 })),
    });
    await openService();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });
});

describe('the categories', () => {
  test('list their studios after All, except those with a single page', async () => {
    await arrive();
    const entries = within(await menu());
    await userEvent.click(entries.getByRole('button', { name: 'More: Slots' }));
    const links = await waitFor(() => {
      const panel = entries.getByRole('link', { name: 'All: Slots' }).closest('ul');
      return within(panel as HTMLElement).getAllByRole('link');
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/rng',
      '/rng?vendor=RNG0',
      '/rng?vendor=RNG1',
      '/rng?vendor=RNG2',
    ]);
    for (const name of ['Esports', 'E-lottery']) {
      expect(entries.getByRole('link', { name })).toBeVisible();
      expect(entries.queryByRole('button', { name: `More: ${name}` })).toBeNull();
    }
  });

  test('include only those that have studios', async () => {
    await arrive({ config: { vendors: [] } });
    const entries = within(await menu());
    expect(entries.queryByRole('link', { name: 'Slots' })).toBeNull();
    expect(entries.getByRole('link', { name: 'Promotions' })).toBeVisible();
  });
});

test('shows a QR code for each phone platform, and the installation steps', async () => {
  await arrive({
    config: {
      resources: [
        { type: 'Android', url: '/down', qrCodeUrl: '/down?os=android', label: null },
        { type: 'MOBILECONFIG', url: 'javascript:alert(1)', qrCodeUrl: null, label: null },
      ],
    },
  });
  await userEvent.click(within(await menu()).getByRole('button', { name: 'More: Get the app' }));
  const code = await screen.findByRole('img', { name: 'QR code for the Android app' });
  expect(code).toHaveAttribute('width', '100');
  // An unsafe address gets no QR code; the link to the steps is still shown.
  expect(screen.queryByRole('img', { name: 'QR code for the iOS app' })).toBeNull();
  expect(screen.getByRole('link', { name: 'iOS' })).toHaveAttribute('href', '/down?os=ios');
  await userEvent.click(screen.getByRole('button', { name: 'See the steps' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('names the social channels and leaks no referrer', async () => {
  await arrive();
  const link = within(await menu()).getByRole('link', { name: 'Telegram (opens in a new tab)' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

describe('the chat entry', () => {
  const place = () => screen.queryByRole('button', { name: /Chat room.*/, expanded: false });

  test('is shown to members', async () => {
    signInForTest();
    await arrive();
    await waitFor(() => expect(place()).toBeVisible());
  });

  test('is not shown to guests', async () => {
    await arrive();
    expect(place()).toBeNull();
  });
});
