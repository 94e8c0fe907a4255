// @vitest-environment jsdom
import type { VendorLane, WhitelabelNode } from '@perya/api-client';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import {
  SiteConfigProvider,
  useImageHosts,
  useImageUrl,
  useRefreshSwitches,
  useRefreshVendors,
  useResource,
  useSwitch,
  useVendors,
} from './index';
import { testSiteConfig, testVendor } from './testing';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function Page() {
  const refresh = useRefreshVendors();
  const imageUrl = useImageUrl();
  const facts = [
    useSwitch('chat') ? 'chat' : 'no chat',
    useResource('Android')?.url,
    useResource('nothing')?.url ?? 'nothing',
    imageUrl('/art/cover/7', { width: 320, attempt: 1 }),
    useImageHosts().length,
    useVendors()
      .map(({ category }) => category)
      .join('+'),
    useVendors('RNG')
      .map(({ name }) => name)
      .join('+'),
    useVendors('COCKFIGHT').length,
  ];
  return (
    <>
      <p>{facts.join(' ')}</p>
      <button onClick={() => void refresh()}>Refresh</button>
    </>
  );
}

const config = testSiteConfig({
  switches: { chat: false },
  imageHosts: ['https://img1.example.com', 'https://img2.example.com'],
  vendors: [{ category: 'RNG', vendors: [testVendor()] }],
});
const lanes = (name: string): VendorLane[] => [
  { category: 'RNG', vendors: [testVendor({ name })] },
];
const text = () => screen.getByRole('paragraph').textContent;

it("provides the operator's settings to components, on the server too", () => {
  const page = (
    <SiteConfigProvider config={config}>
      <Page />
    </SiteConfigProvider>
  );
  const expected =
    'no chat /down nothing https://img2.example.com/art/cover/7-320.webp 2 RNG Lantern Play 0';
  expect(renderToString(page)).toContain(`<p>${expected}</p>`);
  render(page);
  expect(text()).toBe(expected);
});

it('throws a helpful error without a provider', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => render(<Page />)).toThrow(/<SiteConfigProvider>/);
});

it('refetches the vendors only on request', async () => {
  const fetchVendors = vi.fn<() => Promise<VendorLane[]>>().mockResolvedValue(lanes('New Studio'));
  render(
    <SiteConfigProvider config={config} fetchVendors={fetchVendors}>
      <Page />
    </SiteConfigProvider>,
  );
  await act(async () => undefined);
  expect(fetchVendors).not.toHaveBeenCalled();
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(text()).toContain('New Studio'));
  expect(fetchVendors).toHaveBeenCalledOnce();
});

it('uses the vendors of an earlier page of the tab when the platform did not respond', async () => {
  const away = testSiteConfig({ vendors: [] });
  const fetchVendors = vi.fn<() => Promise<VendorLane[]>>();
  render(<SiteConfigProvider config={config}>{null}</SiteConfigProvider>).unmount();
  render(
    <SiteConfigProvider config={away} fetchVendors={fetchVendors}>
      <Page />
    </SiteConfigProvider>,
  );
  await waitFor(() => expect(text()).toContain('Lantern Play'));
  expect(fetchVendors).not.toHaveBeenCalled();
});

it('asks the platform when neither it nor the tab has vendors, and ignores a broken cache', async () => {
  sessionStorage.setItem('gameVendors', '[{"category":"RNG","vendors":[{"code":7}]}]');
  const fetchVendors = vi.fn<() => Promise<VendorLane[]>>().mockResolvedValue(lanes('Back Again'));
  render(
    <SiteConfigProvider config={testSiteConfig({ vendors: [] })} fetchVendors={fetchVendors}>
      <Page />
    </SiteConfigProvider>,
  );
  await waitFor(() => expect(text()).toContain('Back Again'));
});

function Switches() {
  const refresh = useRefreshSwitches();
  const open = useSwitch('directRegistration') ? 'open' : 'closed';
  const guests = useSwitch('loginRequiredEverywhere') ? 'members only' : 'for all';
  return (
    <>
      <p>
        {open} {guests} {useVendors().length}
      </p>
      <button onClick={() => void refresh()}>Refresh</button>
    </>
  );
}

it('does not render the page again if no switch has changed', async () => {
  const current = testSiteConfig();
  const fetchWhitelabel = vi
    .fn<() => Promise<WhitelabelNode[]>>()
    .mockImplementation(async () => [{ id: 'CBS3', isOn: true, children: [] }]);
  const rendered = vi.fn<() => void>();
  function Page() {
    useSwitch('chat');
    rendered();
    return null;
  }
  render(
    <SiteConfigProvider config={current} fetchWhitelabel={fetchWhitelabel}>
      <Switches />
      <Page />
    </SiteConfigProvider>,
  );
  const refresh = () => act(async () => screen.getByRole('button').click());
  await refresh();
  expect(rendered).toHaveBeenCalledTimes(2);
  await refresh();
  expect(fetchWhitelabel).toHaveBeenCalledTimes(2);
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('refetches the switches on request, and keeps the pack’s own', async () => {
  const closed = testSiteConfig({ brand: { loginedToHomePage: true }, vendors: config.vendors });
  const fetchWhitelabel = vi
    .fn<() => Promise<WhitelabelNode[]>>()
    .mockResolvedValue([{ id: 'DIRECTREG3', isOn: false, children: [] }]);
  const provided = (current: typeof config) => (
    <SiteConfigProvider config={current} fetchWhitelabel={fetchWhitelabel}>
      <Switches />
    </SiteConfigProvider>
  );
  const { rerender } = render(provided(closed));
  expect(text()).toBe('open for all 1');
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(text()).toBe('closed members only 1'));
  // The server's next configuration is newer.
  rerender(provided({ ...closed }));
  expect(text()).toBe('open for all 1');
});
