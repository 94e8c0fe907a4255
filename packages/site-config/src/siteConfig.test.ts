import { getSystemStatus, listVendors } from '@perya/api-client';
import { createFakePlatform, wireSystemStatus, wireVendorLanes } from '@perya/api-client/testing';
import { expect, it } from 'vitest';

import { parseBrandPack } from './brandPack';
import perya from './brands/perya.json';
import { loadSiteConfig } from './siteConfig';

const brand = parseBrandPack(perya);
type Status = ReturnType<typeof wireSystemStatus>;

function platformWith(status: Partial<Status> = {}, info: Partial<Status['info']> = {}) {
  const fake = createFakePlatform();
  const wire = wireSystemStatus(status);
  fake.on(getSystemStatus, () => ({ ...wire, info: { ...wire.info, ...info } }));
  fake.on(listVendors, () => ({ data: { lanes: wireVendorLanes() } }));
  return fake;
}

const load = (fake: ReturnType<typeof platformWith>, options = {}) =>
  loadSiteConfig(fake.client(), brand, { timeoutMs: 200, ...options });

it.each([
  [false, false, 'normal'],
  [true, false, 'maintenance'],
  [false, true, 'region-restricted'],
  [true, true, 'maintenance'],
] as const)(
  'with maintenance %s and region restriction %s is %s',
  async (maintenance, regionRestriction, state) => {
    const config = await load(platformWith({ maintenance, regionRestriction }));
    expect(config.state).toBe(state);
    expect(config.location).toEqual({ ip: '203.0.113.7', country: 'PH' });
  },
);

it('can be sent to the browser as plain data', async () => {
  const config = await load(platformWith());
  expect(JSON.parse(JSON.stringify(config))).toEqual(config);
  expect(config.isPlatformReachable).toBe(true);
  expect(config.vendors.length).toBeGreaterThan(0);
});

it('lets the platform override the brand, as far as the site supports it', async () => {
  const changes = {
    languages: ['EN', 'XX', 'TH'],
    defaultLanguage: 'TY',
    currency: 'XXX',
    timeZone: 'Mars/Olympus',
    themeOnFirstVisit: 'dark' as const,
    birthdayAgeLimit: 12,
    homeLanes: ['WINNERS', 'CAROUSEL', 'HOT', 'WINNERS'],
  };
  const config = await load(platformWith({}, changes));
  expect(config.brand).toMatchObject({
    languages: ['EN', 'TH'],
    defaultLanguage: 'EN',
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    themeOnFirstVisit: 'dark',
    birthdayAgeLimit: 18,
    homeLanes: ['WINNERS', 'HOT'],
  });
});

it('picks the image host at random, without disallowed hosts', async () => {
  const imageCDNs = [
    'https://img1.example.com',
    'http://img2.example.com',
    'https://img3.example.com',
  ];
  const config = await load(platformWith({}, { imageCDNs }), { random: () => 0.9 });
  expect(config.imageHosts).toEqual(['https://img3.example.com', 'https://img1.example.com']);
  expect((await load(platformWith({}, { imageCDNs: ['nonsense'] }))).imageHosts).toEqual(['/']);
});

it("adds the pack's channels that the platform does not define", async () => {
  const telegram = { resourceType: 'TELEGRAM', url: 'https://t.me/platform' };
  const { resources } = await load(platformWith({}, { resources: [telegram] }));
  expect(resources.map(({ type, url }) => [type, url])).toEqual([
    ['TELEGRAM', 'https://t.me/platform'],
    ['FACEBOOK', 'https://facebook.com/perya.example'],
    ['TWITTER', 'https://x.com/perya_example'],
  ]);
});

it('closes the site to guests if the pack or the platform requires it', async () => {
  const closed = { ...brand, loginedToHomePage: true };
  const byPack = await loadSiteConfig(platformWith().client(), closed);
  expect(byPack.switches.loginRequiredEverywhere).toBe(true);
  expect((await load(platformWith())).switches.loginRequiredEverywhere).toBe(false);
});

it('still returns a configuration when the platform does not respond', async () => {
  const fake = platformWith();
  fake.fail(getSystemStatus, 'offline');
  fake.fail(listVendors, 'offline');
  const config = await load(fake);
  expect(config).toMatchObject({
    isPlatformReachable: false,
    state: 'normal',
    vendors: [],
    imageHosts: ['/'],
  });
  expect(config.brand).toEqual(brand);
});

it("falls back to the last good one, but never shows another visitor's location", async () => {
  const previous = await load(platformWith({ regionRestriction: true }));
  const fake = platformWith();
  fake.fail(getSystemStatus, 'server-error');
  fake.fail(listVendors, 'server-error');
  const config = await load(fake, { previous });
  expect(config).toEqual({
    ...previous,
    state: 'normal',
    location: { ip: '', country: '' },
    isPlatformReachable: false,
  });
});

it('keeps the page when only the vendors are missing', async () => {
  const fake = platformWith();
  fake.fail(listVendors, 'malformed');
  const config = await load(fake);
  expect(config).toMatchObject({ isPlatformReachable: true, vendors: [] });
});

it('aborts when its caller does', async () => {
  const options = { signal: AbortSignal.abort(new Error('the visitor has left')) };
  await expect(load(platformWith(), options)).rejects.toThrow('the visitor has left');
});
