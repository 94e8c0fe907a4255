import {
  getBalance,
  getDomainRoute,
  getHelpCentre,
  getPermission,
  getRegisterRules,
  getRegisterSettings,
  getSystemKeys,
  getSystemStatus,
  systemStateOf,
  getUnreadCount,
  getWhitelabel,
  listCountryCodes,
  listRouters,
  listServiceChannels,
  listVendors,
  logout,
  ROUTER_PROBE_PATH,
} from '@perya/api-client';
import { afterEach, describe, expect } from 'vitest';
import { sealingKey } from '../../kernel/http/schema';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { demoBrand } from '../../demoBrand';
import { brand as brandTable } from './schema';

let gateway: TestGateway;
let caller: TestCaller;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  caller = callerOf(gateway);
});
afterEach(async () => {
  await patch(demoBrand);
  gateway.clock.moveTo(0);
});

const php = (minor: number) => ({ minor, currency: 'PHP' });
const patch = (change: unknown) =>
  gateway.platform.brand.patch(gateway.db, change, gateway.clock.now());

describe('the system status', () => {
  it('returns what the platform decides about the brand', async () => {
    const status = await caller.client.call(getSystemStatus, {});
    expect(status).toMatchObject({
      maintenance: false,
      regionRestriction: false,
      info: {
        imageHosts: ['/'],
        launchHosts: [gateway.playUrl],
        analytics: { gtagId: null },
        currency: 'PHP',
        timeZone: 'Asia/Manila',
        birthdayAgeLimit: 21,
      },
    });
    expect(status.info.registerRules['username']).toMatchObject({
      isEnabled: true,
      isRequired: true,
    });
    expect(status.info.resources.map(({ type }) => type)).toContain('AFFILIATELINK');
  });

  it('returns how the site starts only if the operator has changed it', async () => {
    const info = async () => (await caller.client.call(getSystemStatus, {})).info;
    const starts = ['languages', 'defaultLanguage', 'languageOnFirstVisit', 'themeOnFirstVisit'];
    for (const name of starts) expect(await info()).not.toHaveProperty(name);
    await patch({ languages: ['EN', 'TY'], themeOnFirstVisit: 'dark' });
    expect(await info()).toMatchObject({ languages: ['EN', 'TY'], themeOnFirstVisit: 'dark' });
    expect(await info()).not.toHaveProperty('defaultLanguage');
    await patch({ languages: demoBrand.languages });
    expect(await info()).not.toHaveProperty('languages');
  });

  it('reports a closed site, with maintenance before a region restriction', async () => {
    const state = async () => systemStateOf(await caller.client.call(getSystemStatus, {}));
    await patch({ status: { regionRestriction: true } });
    expect(await state()).toBe('region-restricted');
    await patch({ status: { maintenance: true } });
    expect(await state()).toBe('maintenance');
  });

  it.each([
    ['maintenance', 503, 'MAINTENANCE', 'system_maintenance'],
    ['regionRestriction', 451, 'REGION_RESTRICTED', 'access_restricted'],
  ])(
    'is enforced: %s rejects every call that the page of a closed site does not need',
    async (flag, status, code, messageKey) => {
      await caller.signIn('juan01');
      await patch({ status: { [flag]: true } });
      await expect(caller.client.call(getBalance, {})).rejects.toMatchObject({
        status,
        code,
        messageKey,
      });
      await expect(caller.signIn('juan01')).rejects.toMatchObject({ status });
      await caller.client.call(listServiceChannels, {});
      await caller.client.call(getSystemKeys, {});
      await caller.client.call(listVendors, {});
    },
  );

  it('allows sign-out while the site is closed', async () => {
    await caller.signIn('juan01');
    await patch({ status: { maintenance: true } });
    await caller.client.call(logout, {});
    await patch({ status: { maintenance: false } });
    await expect(caller.client.call(getBalance, {})).rejects.toMatchObject({ status: 401 });
  });

  it('lists a sealed service channel without its address', async () => {
    const { info } = await caller.client.call(getSystemStatus, {});
    expect(info.serviceChannels).toContainEqual({ channel: 'vip', address: null });
    expect(info.serviceChannels).toContainEqual({
      channel: 'live-chat',
      address: '/helpmc?desk=live',
    });
  });
});

describe('the brand', () => {
  it.each([
    ['^(a+)+$', 'could take very long on some text'],
    ['([a-z', 'is not a regular expression'],
    ['a)(b', 'is not a regular expression'],
  ])('rejects the pattern %s, and does not change', async (acceptedPattern, message) => {
    const path = 'registerRules.line.acceptedPattern';
    await expect(patch({ registerRules: { line: { acceptedPattern } } })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_BRAND',
      details: { value: { errors: [{ path, message }] } },
    });
    expect(gateway.platform.brand.current.registerRules['line']?.acceptedPattern).toBeUndefined();
  });

  it.each([
    [{ patternId: 'runes' }, 'patternId'],
    [{ minLength: 9, maxLength: 3 }, 'minLength'],
  ])('rejects the invalid rule %j', async (line, part) => {
    await expect(patch({ registerRules: { line } })).rejects.toMatchObject({
      code: 'INVALID_BRAND',
      details: { value: { errors: [{ path: `registerRules.line.${part}` }] } },
    });
  });

  it('accepts “*” as the pattern for any text', async () => {
    await patch({ registerRules: { line: { acceptedPattern: '*' } } });
    const rules = await caller.client.call(getRegisterRules, {});
    expect(rules['line']?.pattern).toBe('.*');
  });

  it('starts with a pattern that an older gateway accepted', async () => {
    const { brand } = gateway.platform;
    const line = { enabled: true, required: false, acceptedPattern: '^(a+)+$' };
    await gateway.db.update(brandTable).set({
      document: { ...demoBrand, registerRules: { ...demoBrand.registerRules, line } },
    });
    await brand.reload(gateway.db, gateway.clock.now());
    expect(brand.current.registerRules['line']).toMatchObject(line);
    await patch({ registerRules: { line: { acceptedPattern: null } } });
  });

  it('switches each sign-in feature off and on in the whitelabel tree', async () => {
    const isOn = async (name: string) => {
      const tree = await caller.client.call(getWhitelabel, {});
      const login = tree.find(({ id }) => id === 'LOGIN3');
      return login?.children.find(({ id }) => id === name)?.isOn;
    };
    for (const name of ['MULTISESSION3', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TELEGRAMLOGIN3']) {
      expect([name, await isOn(name)]).toEqual([name, false]);
      await patch({ switches: { [name]: true } });
      expect([name, await isOn(name)]).toEqual([name, true]);
    }
  });

  it('asks for a date of birth only if configured', async () => {
    const rules = await caller.client.call(getRegisterRules, {});
    expect(rules['dateOfBirth']).toMatchObject({ isEnabled: false, patternId: 'dateYearFirst' });
    expect(rules['referralCode']).toMatchObject({ isEnabled: true, isRequired: false });
  });
});

describe('the customer service', () => {
  it('seals an address for the page that requests it', async () => {
    const vip = callerOf(gateway);
    await vip.signIn('vip001');
    expect(await vip.client.call(listServiceChannels, {})).toContainEqual({
      channel: 'vip',
      address: '/helpmc?desk=vip',
    });
  });

  it('lists the desk for high ranks for no other members', async () => {
    const channelsOf = async ({ client }: TestCaller) =>
      (await client.call(listServiceChannels, {})).map(({ channel }) => channel);
    const member = callerOf(gateway);
    expect(await channelsOf(member)).not.toContain('vip');
    await member.signIn('juan01');
    expect(await channelsOf(member)).toEqual(['live-chat', 'facebook', 'telegram', 'twitter']);
  });

  it('rejects a page without its own key', async () => {
    const vip = callerOf(gateway);
    await vip.signIn('vip001');
    const response = await fetch(gateway.url + listServiceChannels.path, {
      headers: { token: vip.token() ?? '' },
    });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'BAD_CLIENT_KEY' });
    expect(text).not.toContain('desk=vip');
  });
});

describe('the keys of encrypted calls', () => {
  const kids = async () => (await caller.client.call(getSystemKeys, {})).keys.map(({ kid }) => kid);

  it('contain only the public half', async () => {
    const [key] = (await caller.client.call(getSystemKeys, {})).keys;
    expect(Object.keys(key ?? {}).toSorted()).toEqual([
      'alg',
      'crv',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ]);
  });

  it('are the same for everyone for a day, then a new one is added, and the old one is removed later', async () => {
    // The client keeps the first key that it loaded.
    await caller.signIn('juan01');
    const [first] = await kids();
    expect(await kids()).toEqual([first]);
    gateway.clock.moveTo(24.5 * 3_600_000);
    const [second, ...older] = await kids();
    expect(second).not.toBe(first);
    expect(older).toEqual([first]);
    // A body sealed to the old key can still be opened.
    await caller.signIn('juan01');
    gateway.clock.moveTo(49 * 3_600_000);
    expect(await kids()).not.toContain(first);
    expect(await gateway.db.select().from(sealingKey)).toHaveLength(2);
    // Once it can't, the client gets an error and seals again.
    await caller.signIn('juan01');
    gateway.platform.seals.reset();
  });
});

describe('the smaller calls', () => {
  it('return the rules and methods of registration', async () => {
    const rules = await caller.client.call(getRegisterRules, {});
    expect(rules['checkPass']).toMatchObject({ isRequired: true });
    await patch({ switches: { MOBILEREG3: false }, registerRules: { captcha: { enabled: true } } });
    expect(await caller.client.call(getRegisterSettings, {})).toEqual({
      byUsername: true,
      byMobile: false,
      mobileWithPassword: true,
      smsVerification: true,
      captchaRequired: true,
      rewards: {
        currency: 'PHP',
        registration: {
          prize: { amount: php(100_00), points: null, spins: null },
          turnoverMultiple: 5,
          days: 30,
        },
        contact: {
          field: 'whatsapp',
          prize: { amount: php(30_00), points: null, spins: null },
          turnoverMultiple: 5,
          days: 30,
        },
        welcome: { basisPoints: 5_000, max: php(1_000_00), turnoverMultiple: 5, days: 30 },
        referral: php(150_00),
        cashbackBasisPoints: 350,
      },
    });
  });

  it('return null for each reward that the brand does not give', async () => {
    const none = { type: 'NONE' };
    await patch({
      rewards: {
        registration: { enabled: false },
        welcome: { enabled: false },
        contact: { field: 'zalo' },
      },
      referral: { enabled: false },
      cashback: { enabled: false },
    });
    const rewards = async () => (await caller.client.call(getRegisterSettings, {})).rewards;
    const nothing = {
      currency: 'PHP',
      registration: null,
      contact: null,
      welcome: null,
      referral: null,
      cashbackBasisPoints: null,
    };
    // The registration doesn't ask for a Zalo number.
    expect(await rewards()).toEqual(nothing);
    await patch({
      rewards: { registration: { enabled: true, prize: none }, contact: { prize: none } },
      registerRules: { zalo: { enabled: true } },
    });
    expect(await rewards()).toEqual(nothing);
    await patch({ rewards: { contact: null } });
    expect(await rewards()).toEqual(nothing);
  });

  it('return the hosts of the site and the links of each', async () => {
    expect(await caller.client.call(listRouters, {})).toContainEqual({
      domain: 'localhost:4173',
      origin: 'http://localhost:4173',
      speedMs: 0,
    });
    await patch({
      domains: { 'perya.example': { Android: { url: 'https://perya.example/app' } } },
    });
    expect(await caller.client.call(listRouters, {})).toEqual([
      { domain: 'perya.example', origin: 'https://perya.example', speedMs: 0 },
    ]);
    expect(await caller.client.call(getDomainRoute, { domain: 'perya.example' })).toMatchObject({
      resources: [{ type: 'Android', url: 'https://perya.example/app' }],
    });
    expect(await caller.client.call(getDomainRoute, { domain: 'other.example' })).toMatchObject({
      resources: [],
    });
  });

  it('respond to the speed test of any page, without content', async () => {
    const answer = await fetch(`${gateway.url}${ROUTER_PROBE_PATH}`, {
      headers: { origin: 'https://perya-2.example' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('return the analytics id of the host', async () => {
    await patch({ gtagId: 'G-TEST' });
    expect(await caller.client.call(getPermission, { host: 'perya.example' })).toEqual({
      info: { analytics: { gtagId: 'G-TEST' } },
    });
    await patch({ gtagIds: { 'perya.example': 'G-HOST', 'quiet.example': '' } });
    const idOf = async (host: string) =>
      (await caller.client.call(getPermission, { host })).info.analytics?.gtagId;
    expect(await idOf('perya.example')).toBe('G-HOST');
    expect(await idOf('other.example')).toBe('G-TEST');
    expect(await idOf('quiet.example')).toBeNull();
    expect(await idOf('constructor')).toBe('G-TEST');
  });

  it('return the countries, the brand’s own first', async () => {
    const countries = await caller.client.call(listCountryCodes, {});
    expect(countries[0]).toEqual({
      code: 'PH',
      dialingCode: '+63',
      flag: '/art/flags/PH.svg',
    });
  });

  it('return the help in the caller’s language', async () => {
    const titles = async (language: string) =>
      (await caller.client.call(getHelpCentre, { language })).map(({ title }) => title);
    expect(await titles('EN')).toContain('Responsible gaming');
    expect(await titles('TY')).toContain('Phone at browser');
    const text = JSON.stringify(await caller.client.call(getHelpCentre, { language: 'EN' }));
    expect(text).toContain('You must be 21 or older');
    expect(text).not.toMatch(/\{\w+\}/);
  });

  it('count a member’s unread messages', async () => {
    await caller.signIn('juan01');
    expect(await caller.client.call(getUnreadCount, {})).toBe(2);
    await caller.signIn('trial01');
    expect(await caller.client.call(getUnreadCount, {})).toBe(0);
  });
});
