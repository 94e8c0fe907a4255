import { getDomainRoute, getPermission, getSystemStatus, listVendors } from '@perya/api-client';
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
    languageOnFirstVisit: 'browser' as const,
    currency: 'XXX',
    timeZone: 'Mars/Olympus',
    themeOnFirstVisit: 'dark' as const,
    birthdayAgeLimit: 12,
    homeLanes: ['WINNERS', 'CAROUSEL', 'HOT', 'WINNERS'],
    lotteryType: 'Elott' as const,
  };
  const config = await load(platformWith({}, changes));
  expect(config.brand).toMatchObject({
    languages: ['EN', 'TH'],
    defaultLanguage: 'EN',
    languageOnFirstVisit: 'browser',
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    themeOnFirstVisit: 'dark',
    birthdayAgeLimit: 18,
    homeLanes: ['WINNERS', 'HOT'],
    lottery: { type: 'Elott' },
  });
});

it("keeps the pack's lottery type if the platform names none", async () => {
  const { lotteryType: _, ...info } = wireSystemStatus().info;
  const pack = { ...brand, lottery: { type: 'ZY' as const } };
  const fake = platformWith();
  fake.on(getSystemStatus, () => ({ ...wireSystemStatus(), info }));
  const config = await loadSiteConfig(fake.client(), pack, { timeoutMs: 200 });
  expect(config.brand.lottery.type).toBe('ZY');
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

const HOST = 'play.example';
const link = (resourceType: string, url: string) => ({ resourceType, url });

it("prefers the host's links and analytics id to the brand's", async () => {
  const fake = platformWith(
    {},
    {
      resources: [link('Android', 'https://all.example/app'), link('TELEGRAM', 'https://t.me/all')],
      analytics: { gtagId: 'G-ALL' },
    },
  );
  fake.on(getPermission, ({ url }) => ({ info: { analytics: { gtagId: `G-${url}` } } }));
  fake.on(getDomainRoute, ({ domain = '' }) => ({
    domain,
    resources: [link('Android', `https://${domain}/app`), link('USDJUMP', 'https://usd.example')],
  }));
  const { resources, analyticsId } = await load(fake, { host: HOST });
  expect(analyticsId).toBe('G-play.example');
  const urls = Object.fromEntries(resources.map(({ type, url }) => [type, url]));
  expect(urls).toMatchObject({
    Android: 'https://play.example/app',
    TELEGRAM: 'https://t.me/all',
    USDJUMP: 'https://usd.example',
  });
  expect(resources.filter(({ type }) => type === 'Android')).toHaveLength(1);
});

it("uses the brand's links and analytics id if the host's are missing or fail", async () => {
  const fake = platformWith(
    {},
    { resources: [link('Android', 'https://all.example/app')], analytics: { gtagId: 'G-ALL' } },
  );
  const expected = { analyticsId: 'G-ALL', isPlatformReachable: true };
  fake.on(getPermission, () => ({ info: {} }));
  expect(await load(fake, { host: HOST })).toMatchObject(expected);
  // A host without analytics isn't counted under the brand's.
  fake.on(getPermission, () => ({ info: { analytics: { gtagId: null } } }));
  expect(await load(fake, { host: HOST })).toMatchObject({ analyticsId: null });
  fake.fail(getPermission, 'server-error').fail(getDomainRoute, 'offline');
  const failed = await load(fake, { host: HOST });
  expect(failed).toMatchObject(expected);
  expect(failed.resources).toContainEqual(
    expect.objectContaining({ type: 'Android', url: 'https://all.example/app' }),
  );
});

it('asks about the host at the same time as everything else', async () => {
  const fake = platformWith();
  const { promise: together, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  const meet = async () => {
    waiting += 1;
    if (waiting === 4) resolve();
    await together;
  };
  const wire = wireSystemStatus();
  fake.on(getSystemStatus, async () => (await meet(), wire));
  fake.on(listVendors, async () => (await meet(), { data: { lanes: wireVendorLanes() } }));
  fake.on(getPermission, async () => (await meet(), { info: {} }));
  fake.on(getDomainRoute, async () => (await meet(), { domain: HOST, resources: [] }));
  expect((await load(fake, { host: HOST })).isPlatformReachable).toBe(true);
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

it('shows no lane of a hidden module, and the pack’s texts in a language that the platform adds', async () => {
  const pack = { ...brand, hiddenModules: ['LIVE' as const, 'POINTS' as const] };
  const fake = platformWith({}, { homeLanes: ['POINTS', 'LIVE', 'HOT'], languages: ['EN', 'TH'] });
  const { TH: _, ...texts } = pack.texts;
  const banners = [
    {
      group: 'w_home' as const,
      picture: '/brand/banners/bay',
      link: '/live',
      texts: { TY: { title: 'Ang look' }, EN: { title: 'The bay' } },
    },
  ];
  const own = { ...pack, texts, banners };
  const config = await loadSiteConfig(fake.client(), own, { timeoutMs: 200 });
  expect(config.brand.homeLanes).toEqual(['HOT']);
  expect(config.vendors.map(({ category }) => category)).not.toContain('LIVE');
  expect(config.closedPaths).toEqual(['/live', '/pointMall']);
  expect(config.brand.texts.TH).toEqual(pack.texts.TY);
  expect(config.banners).toMatchObject({
    w_home: [
      {
        imagePath: '/brand/banners/bay',
        linkKind: 'page',
        target: '/live',
        alts: { EN: 'The bay', TH: 'Ang look' },
      },
    ],
  });
});
