// @vitest-environment jsdom
import type { VendorLane } from '@perya/api-client';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import {
  brandSwitches,
  SiteConfigProvider,
  useBrand,
  useImageHosts,
  useImageUrl,
  useRefreshVendors,
  useResource,
  useSetSwitches,
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

function Switches({ id, isOn = true }: { id: string; isOn?: boolean }) {
  const setSwitches = useSetSwitches();
  const brand = useBrand();
  const open = useSwitch('directRegistration') ? 'open' : 'closed';
  const guests = useSwitch('loginRequiredEverywhere') ? 'members only' : 'for all';
  return (
    <>
      <p>
        {open} {guests} {useVendors().length}
      </p>
      <button onClick={() => setSwitches(brandSwitches([{ id, isOn, children: [] }], brand))}>
        Change
      </button>
    </>
  );
}

const change = () => act(() => screen.getByRole('button').click());

it('does not render the page again if no switch has changed', () => {
  const rendered = vi.fn<() => void>();
  function Page() {
    useSwitch('chat');
    rendered();
    return null;
  }
  render(
    <SiteConfigProvider config={testSiteConfig()}>
      <Switches id="CBS3" />
      <Page />
    </SiteConfigProvider>,
  );
  change();
  expect(rendered).toHaveBeenCalledTimes(2);
  change();
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('applies newer switches, and keeps the pack’s own', () => {
  const closed = testSiteConfig({ brand: { loginedToHomePage: true }, vendors: config.vendors });
  const provided = (current: typeof config) => (
    <SiteConfigProvider config={current}>
      <Switches id="DIRECTREG3" isOn={false} />
    </SiteConfigProvider>
  );
  const { rerender } = render(provided(closed));
  expect(text()).toBe('open for all 1');
  change();
  expect(text()).toBe('closed members only 1');
  // The server's next configuration is newer.
  rerender(provided({ ...closed }));
  expect(text()).toBe('open for all 1');
});
