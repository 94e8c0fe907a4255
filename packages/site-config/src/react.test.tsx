// @vitest-environment jsdom
import type { VendorLane } from '@perya/api-client';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import {
  SiteConfigProvider,
  useImageHosts,
  useImageUrl,
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
