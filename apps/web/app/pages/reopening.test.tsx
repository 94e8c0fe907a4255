import { getSystemStatus, listHotGames, listPopularGames } from '@perya/api-client';
import { reject } from '@perya/api-client/testing';
import { resetSession, signInForTest } from '@perya/session/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { renderSite, type TestSite } from '../testSite';

beforeEach(() => {
  resetSession();
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 5 });
});
afterEach(() => vi.useRealTimers());

const expectPage = () => screen.findByRole('heading', { name: 'The page' });
const expectMaintenance = () => screen.findByRole('heading', { name: 'System maintenance' });
const expectRestriction = () => screen.findByRole('heading', { name: 'IP restriction' });

/** Simulates a panel's request. */
const ask = ({ client }: TestSite) => client.call(listHotGames, {}).catch(() => {});
const askElsewhere = ({ client }: TestSite) => client.call(listPopularGames, {}).catch(() => {});

describe('an open page', () => {
  test.each([
    ['maintenance', 503, 'MAINTENANCE', 'system_maintenance', expectMaintenance],
    ['region-restricted', 451, 'REGION_RESTRICTED', 'access_restricted', expectRestriction],
    // Format of older platform versions.
    ['region-restricted', 403, 'REGION_RESTRICTED', 'access_restricted', expectRestriction],
  ] as const)(
    'is replaced when a call reports %s (%i)',
    async (state, status, code, key, closed) => {
      const site = await renderSite({ address: '/rng?page=2' });
      await expectPage();
      site.operatorSets({ state });
      site.platform.on(listHotGames, () => reject(status, code, key));
      await act(() => ask(site));
      await closed();
      expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
      expect(site.address()).toBe('/rng?page=2');
    },
  );

  test('checks once, however many requests are rejected', async () => {
    const site = await renderSite();
    await expectPage();
    const before = site.configsAsked();
    site.operatorSets({ state: 'region-restricted' });
    const refuse = () => reject(451, 'REGION_RESTRICTED', 'access_restricted');
    site.platform.on(listHotGames, refuse).on(listPopularGames, refuse);
    await act(() => Promise.all([ask(site), ask(site), askElsewhere(site), ask(site)]));
    await expectRestriction();
    expect(site.configsAsked()).toBe(before + 1);
  });

  test('stays open on a server error', async () => {
    const site = await renderSite();
    await expectPage();
    const before = site.configsAsked();
    site.platform.on(listHotGames, () => reject(503, 'INTERNAL', 'internal'));
    await act(() => ask(site));
    await expectPage();
    expect(site.configsAsked()).toBe(before);
  });
});

describe('a closed site', () => {
  const closed = async (state: 'maintenance' | 'region-restricted' = 'maintenance') => {
    const site = await renderSite({ address: '/rng?page=2', config: { state } });
    await (state === 'maintenance' ? expectMaintenance() : expectRestriction());
    // Wait for its effects.
    await act(async () => {});
    return site;
  };
  const statusCalls = ({ platform }: TestSite) => platform.calls(getSystemStatus).length;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('reopens automatically on the same page and keeps the session', async () => {
    signInForTest();
    const site = await closed();
    site.operatorSets({ state: 'normal' });
    await pass(5_100);
    await expectPage();
    expect(site.address()).toBe('/rng?page=2');
    expect(await screen.findByRole('button', { name: 'juan01’s account' })).toBeVisible();
  });

  test('checks with increasing intervals', async () => {
    const site = await closed();
    const asked: number[] = [];
    for (const pause of [4_500, 1_000, 8_500, 2_000, 21_000, 41_000, 61_000, 61_000]) {
      await pass(pause);
      // Let pending requests finish.
      await pass(50);
      asked.push(statusCalls(site));
    }
    expect(asked).toEqual([0, 1, 1, 2, 3, 4, 5, 6]);
  });

  test('checks when the page becomes visible, and on request', async () => {
    const site = await closed();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => statusCalls(site)).toBe(1);
    site.operatorSets({ state: 'normal' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expectPage();
  });

  test('stays closed while the platform does not respond', async () => {
    const site = await closed();
    site.operatorSets({ state: 'normal' });
    site.platform.fail(getSystemStatus, 'server-error', 4);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expectMaintenance();
    await expect.poll(() => screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  test('changes its reason and its region', async () => {
    const site = await closed();
    site.operatorSets({ state: 'region-restricted' });
    await pass(5_100);
    await expectRestriction();
    const facts = within(screen.getByRole('main'));
    expect(facts.getByText('203.0.113.7')).toBeVisible();
    expect(facts.getByText('Philippines')).toBeVisible();
    site.operatorSets({ location: { ip: '198.51.100.4', country: 'TH' } });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await facts.findByText('198.51.100.4')).toBeVisible();
    expect(facts.getByText('Thailand')).toBeVisible();
  });

  test('shows the specification’s text and a contact', async () => {
    await closed('region-restricted');
    expect(screen.getByText(/^Due to restriction of your location or IP address,/)).toBeVisible();
    expect(screen.getByText(/^If you have money in your account, contact us/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });
});
