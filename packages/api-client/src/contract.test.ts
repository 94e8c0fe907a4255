import { decodeOutput, encodeInput } from './core/translate';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minorUnits } from '@perya/rules/money';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from './contract';
import type { AnyEndpoint, InputOf, OutputOf } from './core/endpoint';
import {
  addFavourite,
  changePassword,
  getAnnouncementBoard,
  getBalance,
  getBettingRecord,
  getCaptcha,
  getGameSession,
  getPlayMoney,
  getGameFacets,
  getLibraryCounts,
  getMemberInfo,
  getRegisterRules,
  getSystemStatus,
  systemStateOf,
  getTransactionHistory,
  getWhitelabel,
  launchGame,
  launchPvpRoom,
  listAnnouncements,
  listBanners,
  listCountryCodes,
  listFavouriteIds,
  listFavourites,
  listGames,
  listHotGames,
  listLiveTables,
  listLobbyEvents,
  listPopularGames,
  listRecentGames,
  listVendors,
  login,
  loginFreePlay,
  register,
  registerByMobile,
  requestRegisterCode,
  suggestGames,
  transferFunds,
} from './resources';
import {
  wireBanner,
  wireBet,
  wireGame,
  wireGameSession,
  wireGameFacets,
  wireGameSuggestions,
  wireLiveTable,
  wireLobbyEvent,
  wireMemberInfo,
  wireNotice,
  wirePage,
  wireSystemStatus,
  wireTransaction,
  wireVendorLanes,
} from './testing';

const all = Object.entries<AnyEndpoint>(contract);

describe('contract', () => {
  it.each(all)('declares %s under its own id', (name, endpoint) => {
    expect(endpoint.id).toBe(name);
  });

  it('contains every declared call: its resource exports it', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const declared = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const text = readFileSync(join(import.meta.dirname, file), 'utf8');
        return [...text.matchAll(/^ +id: '(\w+)',\n +tag: '/gm)].map(([, id]) => id);
      });
    expect(new Set(Object.keys(contract))).toEqual(new Set(declared));
  });

  it('gives every call a unique method and path', () => {
    const routes = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it.each(all)(
    'puts %s under a path that the site forwards, unless it’s the operator’s',
    (_, call) => {
      const folders = call.auth === 'operator' ? 'ops' : 'wps|lgw|lotto';
      expect(call.path).toMatch(new RegExp(`^/(${folders})/[\\w/{}-]+[\\w}]$`));
    },
  );

  it.each(all)('describes %s', (_, { summary, spec }) => {
    expect(summary).toMatch(/^\S.*\.$/);
    expect(spec).toMatch(/^(§\d|decisions: )/);
  });

  it('bounds every number of a request', () => {
    const unbounded = all.filter(([, { request }]) => hasUnboundedNumber(request));
    expect(unbounded.map(([name]) => name)).toEqual([]);
    expect(
      hasUnboundedNumber(v.object({ page: v.optional(v.pipe(v.number(), v.integer())) })),
    ).toBe(true);
  });

  it('encrypts only calls with a JSON body', () => {
    const wrong = all.filter(([, { encrypted, requestIn }]) => encrypted && requestIn !== 'json');
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('encrypts every call that carries a password', () => {
    const withPassword = all.filter(([, { request }]) => {
      const { entries = {} } = request as { entries?: object };
      return Object.keys(entries).some((field) => /password/i.test(field));
    });
    expect(withPassword.length).toBeGreaterThan(4);
    expect(withPassword.filter(([, { encrypted }]) => !encrypted)).toEqual([]);
  });

  it('uses an idempotency key only for writes', () => {
    const wrong = all.filter(([, { idempotent, method }]) => idempotent && method === 'GET');
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});

/** Whether a schema accepts a number without a max, at any depth. */
function hasUnboundedNumber(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if (Array.isArray(schema)) return schema.some(hasUnboundedNumber);
  const {
    type,
    pipe = [],
    entries,
    wrapped,
    item,
    items,
    options,
  } = schema as {
    type?: string;
    pipe?: readonly { type: string }[];
    entries?: object;
    wrapped?: unknown;
    item?: unknown;
    items?: unknown;
    options?: unknown;
  };
  if (type === 'number') return !pipe.some((step) => step.type === 'max_value');
  return [...Object.values(entries ?? {}), wrapped, item, items, options].some(hasUnboundedNumber);
}

// The calls that the specification lists with a path: the path, and the method if it names one.
const LISTED: readonly [path: string, method?: string][] = [
  ['/wps/session/login', 'POST'],
  ['/wps/verification/sms/noLogin', 'POST'],
  ['/wps/session/login/freeplay'],
  ['/wps/session/logout', 'DELETE'],
  ['/wps/member/info', 'GET'],
  ['/wps/member/info/icon'],
  ['/wps/relay/MCSFE_getPlayerAvatar'],
  ['/wps/member/register', 'PUT'],
  ['/wps/member/register/mobile', 'PUT'],
  ['/wps/agent/affiliate', 'GET'],
  ['/wps/system/setting/register', 'GET'],
  ['/wps/member/password', 'POST'],
  ['/wps/member/password/email', 'POST'],
  ['/wps/member/password/verification', 'POST'],
  ['/wps/captcha', 'GET'],
  ['/wps/verification/sms/register', 'POST'],
  ['/wps/system/whitelabel'],
  ['/wps/system/status'],
  ['/wps/system/domainRoute'],
  ['/wps/system/helpCenter'],
  ['/wps/feedback', 'PUT'],
  ['/wps/v2/wallets/balance', 'GET'],
  ['/wps/relay/GCS_walletTransfer', 'POST'],
  ['/wps/member/info/funds/consolidated'],
  ['/wps/relay/GCS_merchantWallet'],
  ['/wps/relay/CSP_unreadCount', 'GET'],
  ['/wps/relay/MCS2_processDividendReq'],
  ['/wps/relay/MCS2_processDailySalContract'],
  ['/wps/relay/MCS2_processContractHourSalary'],
  ['/wps/relay/MCSFE_processRealTimeSalaryContract'],
  ['/wps/relay/MCS2_claimRafflePromotion'],
  ['/wps/relay/GCSGAME_getRankList'],
  ['/wps/relay/MCS2_getPointBalance'],
  ['/wps/relay/MCS2_getPointReward'],
  ['/wps/relay/MCS2_getRedeemPointList'],
  ['/wps/relay/MCS2_getPointConfig'],
  ['/wps/relay/ODSFE2_MemTransDet'],
  ['/wps/relay/MCS2_redeemPointReward'],
  ['/wps/relay/MCS2_convertPoint'],
  ['/wps/relay/GCSGAME_gameList', 'GET'],
  ['/wps/relay/getLaunchAddressV2'],
  ['/wps/game/launchGame'],
  ['/wps/relay/GLS2_roomList'],
  ['/wps/relay/GCSGAME_hotGamesV2'],
  ['/wps/relay/GCSGAME_getVassGameType'],
  ['/wps/relay/GCSGAME_newGameVendor', 'GET'],
  ['/wps/relay/GCS_recentGame'],
  ['/wps/relay/MCSFE_getListAnnouncements'],
  ['/lgw/games/game_menus'],
  ['/lgw/vn/games/game_menu'],
  ['/lgw/vn/games/recent'],
  ['/lgw/games/popular'],
  ['/lgw/vn/numeros/opened/game'],
  ['/lotto/lgw/games/opened/numero'],
  ['/wps/relay/MCSFE_getMissionSummaryDetails'],
  ['/wps/relay/MCSFE_getMissionLeaderboard'],
  ['/wps/system/keys', 'GET'],
];

describe('the calls of the specification', () => {
  it.each(LISTED)('%s is declared', (path, method) => {
    const methods = all
      .filter(([, endpoint]) => endpoint.path === path)
      .map(([, endpoint]) => endpoint.method as string);
    expect(methods).toHaveLength(1);
    expect(methods).toContain(method ?? methods[0]);
  });

  it('are encrypted if they are marked as encrypted', () => {
    const marked = new Set([
      '/wps/session/login',
      '/wps/member/register',
      '/wps/member/register/mobile',
      '/wps/member/password',
      '/wps/member/password/verification',
    ]);
    const plain = all.filter(([, { path, encrypted }]) => marked.has(path) && !encrypted);
    expect(plain).toEqual([]);
  });
});

/** What a client would send for an input, validated as in a gateway. */
function encoded<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) {
  const sent: unknown = JSON.parse(JSON.stringify(encodeInput(endpoint, input)));
  return v.parse(endpoint.request, sent) as unknown;
}

/** What a page would get for a wire value, validated as in the client. */
function decoded<E extends AnyEndpoint>(endpoint: E, value: unknown): OutputOf<E> {
  const received: unknown = JSON.parse(JSON.stringify(value));
  return decodeOutput(endpoint, v.parse(endpoint.value, received));
}

describe('encode', () => {
  it('writes a sign-in by username', () => {
    expect(
      encoded(login, {
        method: 'username',
        username: 'juan01',
        password: 'Perya2026',
        captcha: 'x7f2',
        captchaKey: 'k1',
        humanCheck: 'solved',
      }),
    ).toEqual({
      type: 'USERNAME',
      username: 'juan01',
      password: 'Perya2026',
      captcha: 'x7f2',
      captchaKey: 'k1',
      humanCheck: 'solved',
    });
  });

  it('writes a sign-in by phone', () => {
    expect(
      encoded(login, {
        method: 'sms',
        dialingCode: '63',
        mobileNumber: '9171234567',
        code: '123456',
      }),
    ).toEqual({
      type: 'SMS',
      countryDialingCode: '63',
      mobileNum: '9171234567',
      verificationCode: '123456',
    });
  });

  it.each(['google', 'facebook', 'telegram'] as const)('writes a sign-in by %s', (method) => {
    expect(encoded(login, { method, ticket: 't', verifier: 'v' })).toEqual({
      type: method.toUpperCase(),
      ticket: 't',
      ticketVerifier: 'v',
    });
  });

  it('writes a free-play sign-in', () => {
    expect(encoded(loginFreePlay, { os: 'Android', nonce: 'n' })).toEqual({
      os: 'Android',
      platform: 'W',
      random: 'n',
      gatewayVersion: 3,
    });
  });

  it('writes a registration', () => {
    const page = { registerUrl: 'https://perya.example/register', domain: 'perya.example' };
    expect(
      encoded(register, { username: 'maria', qqNumber: '12345', zalo: 'maria.z', ...page }),
    ).toEqual({
      username: 'maria',
      qqNum: '12345',
      zalo: 'maria.z',
      ...page,
      registerMethod: 'WEB',
      login: true,
    });
    expect(
      encoded(registerByMobile, {
        mobileNumber: '9171234567',
        dialingCode: '63',
        firebaseChannel: 'sms',
        firebaseIdToken: 'f',
        ...page,
      }),
    ).toMatchObject({
      mobileNum: '9171234567',
      countryDialingCode: '63',
      firebaseChannel: 'sms',
      firebaseIdToken: 'f',
    });
  });

  it('rejects an affiliate code in an invalid format', () => {
    expect(() =>
      encoded(register, {
        affiliateCode: '<b>x</b>',
        registerUrl: 'https://perya.example/register',
        domain: 'perya.example',
      }),
    ).toThrow('Invalid format');
  });

  it('writes the phone of a registration code as mobileNo', () => {
    expect(encoded(requestRegisterCode, { dialingCode: '63', mobileNumber: '917' })).toEqual({
      countryDialingCode: '63',
      mobileNo: '917',
    });
  });

  it('writes a password change', () => {
    expect(
      encoded(changePassword, {
        currentPassword: 'old',
        newPassword: 'new',
        newPasswordAgain: 'new',
      }),
    ).toEqual({ oldPassword: 'old', newPassword: 'new', confirmNewPassword: 'new' });
  });

  it('writes a filter of games, and omits an empty search', () => {
    expect(
      encoded(listGames, { classification: 'new', sort: 'name', search: '  ', pageSize: 10 }),
    ).toEqual({
      pageNo: 1,
      pageSize: 10,
      clientType: 3,
      platform: 'flash,html5-desktop',
      channel: 'WEB',
      gameClassify: 'new',
      sort: 'name',
    });
  });

  it('writes every field of a filter, and omits empty lists', () => {
    const filter = {
      category: 'RNG' as const,
      vendors: ['TLA', 'HBG'],
      classification: 'demo' as const,
      kinds: ['FRUIT'],
      search: ' moon ',
      minBet: '2.00',
      minLines: 20,
      features: ['FREE_SPINS'],
      volatilities: ['LOW' as const, 'HIGH' as const],
      rtpFrom: 95,
      rtpTo: 97.5,
    };
    const wire = {
      gameType: 'RNG',
      vassalage: ['TLA', 'HBG'],
      gameClassify: 'demo',
      kinds: ['FRUIT'],
      gameName: 'moon',
      minBet: '2.00',
      minLineNum: 20,
      features: ['FREE_SPINS'],
      volatilities: ['LOW', 'HIGH'],
      rtpFrom: 95,
      rtpTo: 97.5,
    };
    expect(encoded(listGames, { ...filter, sort: 'min-bet' })).toMatchObject({
      ...wire,
      sort: 'min-bet',
    });
    expect(encoded(getGameFacets, filter)).toEqual(wire);
    expect(encoded(suggestGames, filter)).toEqual(wire);
    expect(encoded(getGameFacets, { vendors: [], kinds: [], features: [], search: ' ' })).toEqual(
      {},
    );
  });

  it('asks for 20 popular games by default', () => {
    expect(encoded(listPopularGames, {})).toEqual({ count: 20, prizeMode: 'SEA', device: 'WEB' });
  });

  it('writes the constants of the hot games', () => {
    expect(encoded(listHotGames, {})).toEqual({
      isPlatform: 2,
      vassalage: '',
      platform: 'flash,html5-desktop',
    });
  });

  it('writes a launch for real money, and one of a demo', () => {
    const game = { gameId: 'g-1', nodeId: 'n-1', vendor: 'TLA' };
    expect(encoded(launchGame, game)).toEqual({
      gameId: 'g-1',
      nodeId: 'n-1',
      vassalage: 'TLA',
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
    });
    expect(encoded(launchGame, { ...game, isDemo: true })).toMatchObject({ accountType: 2 });
    const key = '0123456789abcdef';
    expect(encoded(launchGame, { ...game, key })).toMatchObject({ key });
    expect(() => encoded(launchGame, { ...game, key: 'short' })).toThrow('Invalid format');
    expect(encoded(launchPvpRoom, { ...game, roomId: 'r-1', key })).toMatchObject({
      roomId: 'r-1',
      key,
    });
  });

  it('writes a favourite by vendor and category', () => {
    expect(encoded(addFavourite, { nodeId: 'n-1', vendor: 'TLA', category: 'FISH' })).toEqual({
      nodeId: 'n-1',
      vendor: 'TLA',
      gameType: 'FISH',
    });
  });

  it('asks for 9 board announcements by default', () => {
    expect(encoded(listAnnouncements, {})).toEqual({
      type: 'B',
      platform: 'W',
      pageNo: 1,
      pageSize: 9,
    });
  });

  it('writes a filter of the betting record', () => {
    expect(
      encoded(getBettingRecord, { category: 'RNG', vendor: 'TLA', status: 'won', from: 1, to: 2 }),
    ).toEqual({ category: 'RNG', vendor: 'TLA', status: 'WON', from: 1, to: 2 });
  });

  it('writes a filter of the transaction history', () => {
    expect(encoded(getTransactionHistory, { type: 'BET', status: 'pending', page: 3 })).toEqual({
      type: 'BET',
      status: 'PENDING',
      pageNo: 3,
    });
  });

  it('writes amounts as decimals', () => {
    expect(
      encoded(transferFunds, { from: 'MAIN', to: 'TLA', amount: minorUnits(100_005) }),
    ).toEqual({ from: 'MAIN', to: 'TLA', amount: '1000.05' });
  });
});

describe('decode', () => {
  it.each([
    [0, 'member', null],
    [1, 'agent', 1],
    [2, 'agent', 2],
    [4, 'trial', null],
    [41, 'agent', 41],
    [42, 'agent', 42],
  ] as const)('reads member type %d as %s', (type, accountType, agentType) => {
    expect(decoded(getMemberInfo, wireMemberInfo({ type }))).toMatchObject({
      accountType,
      agentType,
    });
  });

  it('reads a member with labels, and one without', () => {
    const { clubLabel, vipServiceLabel } = decoded(
      getMemberInfo,
      wireMemberInfo({ memberLabel: [{ labelName: 'VIP desk' }, { labelName: 'Other' }] }),
    );
    expect(clubLabel).toEqual({
      name: 'Silver',
      textColor: '#ffffff',
      backgroundColor: '#5c6b7a',
      rankLevel: 2,
    });
    expect(vipServiceLabel).toBe('VIP desk');
    expect(
      decoded(getMemberInfo, { id: 'm-2', account: 'bare01', nickname: '', type: 0 }),
    ).toMatchObject({ nickname: 'bare01', clubLabel: null, vipServiceLabel: null });
  });

  it.each([
    [false, false, 'normal'],
    [false, true, 'region-restricted'],
    [true, false, 'maintenance'],
    [true, true, 'maintenance'],
  ] as const)(
    'reads maintenance %s and restriction %s as %s',
    (maintenance, regionRestriction, state) => {
      expect(
        systemStateOf(
          decoded(getSystemStatus, wireSystemStatus({ maintenance, regionRestriction })),
        ),
      ).toBe(state);
    },
  );

  it('reads the rest of the system status', () => {
    const wire = wireSystemStatus();
    const { info } = decoded(getSystemStatus, {
      ...wire,
      info: {
        ...wire.info,
        analytics: { gtagId: 'G-1' },
        resources: [{ resourceType: 'Android', url: 'https://app.example/a.apk' }],
        customerService: [
          { csType: 'LIVECHAT', path: 'https://help.example' },
          { csType: 'VIP', path: 'a.b.c', type: 3 },
        ],
      },
    });
    expect(info).toMatchObject({
      analytics: { gtagId: 'G-1' },
      imageHosts: ['/'],
      resources: [{ type: 'Android', url: 'https://app.example/a.apk' }],
      serviceChannels: [
        { channel: 'live-chat', address: 'https://help.example' },
        { channel: 'vip', address: null },
      ],
      languages: ['TY', 'EN'],
      currency: 'PHP',
    });
    expect(info.birthdayAgeLimit).toBeUndefined();
  });

  it('reads switches nested to any depth', () => {
    expect(
      decoded(getWhitelabel, [
        {
          modId: 'REG',
          enabled: '1',
          childrenNodes: [{ modId: 'DIRECTREG3', enabled: '0', childrenNodes: [] }],
        },
      ]),
    ).toEqual([
      { id: 'REG', isOn: true, children: [{ id: 'DIRECTREG3', isOn: false, children: [] }] },
    ]);
  });

  it('reads a star in a registration rule as any text', () => {
    const rule = { enabled: true, required: false, minLength: 4, maxLength: 16 };
    expect(
      decoded(getRegisterRules, {
        username: { ...rule, acceptedPattern: '*', patternId: '1' },
        zalo: { ...rule, acceptedPattern: '[a-z]+' },
        email: rule,
      }),
    ).toMatchObject({
      username: { isEnabled: true, isRequired: false, pattern: '.*', patternId: '1' },
      zalo: { pattern: '[a-z]+', patternId: null },
      email: { pattern: null },
    });
  });

  it('reads a captcha as a picture address', () => {
    expect(decoded(getCaptcha, 'iVBORw0KGgo=')).toBe('data:image/png;base64,iVBORw0KGgo=');
    expect(decoded(getCaptcha, 'data:image/svg+xml;base64,PHN2Zz4=')).toBe(
      'data:image/svg+xml;base64,PHN2Zz4=',
    );
    expect(() => decoded(getCaptcha, 'javascript:alert(1)')).toThrow('Invalid format');
  });

  it('reads dialing codes with or without the plus sign', () => {
    expect(
      decoded(listCountryCodes, [
        { countryCode: 'PH', countryDialingCode: '63', flag: null },
        { countryCode: 'VN', countryDialingCode: '+84', flag: '/art/flags/vn.svg' },
      ]),
    ).toEqual([
      { code: 'PH', dialingCode: '+63', flag: null },
      { code: 'VN', dialingCode: '+84', flag: '/art/flags/vn.svg' },
    ]);
  });

  it('reads a balance from a number', () => {
    expect(decoded(getBalance, { sumBalance: 10_000.1, currency: 'PHP' })).toEqual({
      minor: 1_000_010,
      currency: 'PHP',
    });
  });

  it('reads a game, and a vendor folder', () => {
    expect(decoded(listHotGames, { list: [wireGame({ isHot: true, isNew: true })] })).toEqual([
      {
        id: 'g-1',
        nodeId: 'n-1',
        code: 'LANTERN',
        gameCode: 'LANTERN',
        name: 'Lantern Night',
        vendor: 'TLA',
        vendorName: 'Tala Works',
        category: 'RNG',
        isHot: true,
        isNew: true,
        hasDemo: true,
        isVendorFolder: false,
        rtp: 96.5,
        minBet: '1.00',
        coverPath: '/art/cover/g-1',
        kind: 'FESTIVAL',
        volatility: 'MEDIUM',
        lines: 20,
        features: ['WILD', 'SCATTER', 'FREE_SPINS'],
      },
    ]);
    const bare = wireGame({ isGame: 'VASSALAGE', rtp: undefined, minBet: undefined });
    expect(decoded(listPopularGames, [bare])[0]).toMatchObject({ isVendorFolder: true });
    expect(decoded(listPopularGames, [bare])[0]).not.toHaveProperty('rtp');
  });

  it('reads favorites from their content, and ids that are strings or numbers', () => {
    expect(
      decoded(listFavourites, { content: [wireGame()], totalPages: 1, totalCount: 1 }).items,
    ).toHaveLength(1);
    expect(decoded(listFavouriteIds, { list: ['n-1', 42] })).toEqual(['n-1', '42']);
    expect(decoded(listRecentGames, wirePage([wireGame()]))).toMatchObject({ totalCount: 1 });
  });

  it('reads vendors by lane', () => {
    const lanes = decoded(listVendors, { data: { lanes: wireVendorLanes() } });
    expect(lanes.map(({ category, vendors }) => [category, vendors.length])).toEqual([
      ['LIVE', 1],
      ['RNG', 2],
      ['FISH', 1],
      ['SPORTS', 2],
    ]);
    expect(lanes[0]?.vendors[0]).toEqual({
      code: 'MYA',
      name: 'Maya Live',
      category: 'LIVE',
      isHot: true,
      isNew: false,
      isFolder: true,
      gameId: null,
      nodeId: null,
      markPath: '/art/vendor/MYA.svg',
      gameCount: 42,
    });
  });

  it('reads the filter options of a lobby', () => {
    const facets = decoded(getGameFacets, wireGameFacets());
    expect(facets).toMatchObject({ total: 120, rtp: { min: 94.02, max: 97.1, count: 120 } });
    expect(facets.vendors[0]).toEqual({ value: 'TLA', name: 'Tala Works', count: 70 });
    expect(facets.classifications.map(({ value }) => value)).toEqual(['hot', 'new', 'demo']);
    expect(decoded(getGameFacets, wireGameFacets({ rtp: null })).rtp).toBeNull();
  });

  it('reads the suggestions for an empty list', () => {
    const { spellings, elsewhere, games } = decoded(suggestGames, wireGameSuggestions());
    expect(spellings).toEqual([{ search: 'lantern', count: 6 }]);
    expect(elsewhere).toEqual([{ category: 'FISH', count: 2 }]);
    expect(games).toHaveLength(6);
  });

  it('reads a live table with its limits as money', () => {
    const [table] = decoded(listLiveTables, {
      currency: 'PHP',
      list: [wireLiveTable({ stateEndsAt: 5000 })],
    });
    expect(table).toMatchObject({
      seats: 7,
      minStake: { minor: 5000, currency: 'PHP' },
      stateEndsAt: 5000,
    });
  });

  it('reads an event, with null odds if it takes no stakes', () => {
    const coming = wireLobbyEvent({
      state: 'COMING',
      score: [],
      isOpen: false,
      odds: [{ selection: 'home', odds: null }],
    });
    const events = decoded(listLobbyEvents, [wireLobbyEvent(), coming]);
    expect(events[0]).toMatchObject({
      category: 'SPORTS',
      kind: 'BASKETBALL',
      score: [61, 58],
      isOpen: true,
    });
    expect(events[0]?.odds[1]).toEqual({ selection: 'away', odds: 2.254 });
    expect(events[1]?.odds).toEqual([{ selection: 'home', odds: null }]);
  });

  it('reads the number of favorites and recent games by category', () => {
    const { favourites, recents } = decoded(getLibraryCounts, {
      favourites: { total: 3, byCategory: { RNG: 3 } },
      recents: { total: 0, byCategory: {} },
    });
    expect(favourites).toEqual({ total: 3, byCategory: { RNG: 3 } });
    expect(recents).toEqual({ total: 0, byCategory: {} });
  });

  it('falls back to the second launch address, and throws if there is none', () => {
    expect(decoded(launchGame, { game_url: null, game_url2: 'https://play.example/2' })).toEqual({
      address: 'https://play.example/2',
      sessionId: null,
    });
    expect(() => decoded(launchGame, { game_url: null })).toThrow('has no address');
    expect(() => decoded(launchGame, { game_url: 'not an address' })).toThrow('Invalid URL');
  });

  it('reads play money as one amount', () => {
    expect(decoded(getPlayMoney, { balance: '9876.50', currency: 'PHP' })).toEqual({
      minor: 9_876_50,
      currency: 'PHP',
    });
  });

  it('reads the result of a game session', () => {
    const php = (minor: number) => ({ minor: minorUnits(minor), currency: 'PHP' });
    expect(decoded(getGameSession, wireGameSession({ openRounds: 1 }))).toEqual({
      id: 's-1',
      currency: 'PHP',
      openedAt: wireGameSession().openedAt,
      rounds: 12,
      openRounds: 1,
      stake: php(240_00),
      payout: php(190_00),
      result: php(-50_00),
    });
  });

  it('reads a bet that waits for its player, and one that the platform completed', () => {
    const list = [
      wireBet({ status: 'OPEN', settledAt: null, resume: wireGame() }),
      wireBet({ id: 'bet-2', isSettledByPlatform: true }),
    ];
    const totals = {
      bets: 2,
      stake: '40.00',
      payout: '100.00',
      result: '30.00',
      turnover: '40.00',
    };
    const { items } = decoded(getBettingRecord, { ...wirePage(list), currency: 'PHP', totals });
    expect(items[0]).toMatchObject({ resume: { id: 'g-1' }, isSettledByPlatform: false });
    expect(items[1]).toMatchObject({ resume: null, isSettledByPlatform: true });
  });

  it('reads a banner with a link, and one without', () => {
    const plain = wireBanner({ bannerId: 'b-2', linkageType: null, linkage: null });
    expect(decoded(listBanners, [wireBanner(), plain])).toEqual([
      {
        id: 'b-1',
        group: 'w_home',
        imagePath: '/art/banner/b-1',
        alt: 'The fair is open',
        linkKind: 'page',
        target: '/rng',
        game: null,
      },
      expect.objectContaining({ id: 'b-2', linkKind: null, target: null }),
    ]);
  });

  it('reads a banner that links to a game, even if the game no longer exists', () => {
    const toGame = { linkageType: 'GAME', linkage: 'g-1' } as const;
    const [banner, orphan] = decoded(listBanners, [
      wireBanner({ ...toGame, game: wireGame() }),
      wireBanner({ ...toGame, game: null }),
    ]);
    expect(banner).toMatchObject({ linkKind: 'game', game: { id: 'g-1' } });
    expect(orphan).toMatchObject({ linkKind: 'game', game: null });
  });

  it('reads announcements', () => {
    expect(decoded(listAnnouncements, wirePage([wireNotice()])).items[0]).toMatchObject({
      id: 'a-1',
      title: 'Maintenance on Tuesday',
      publishedAt: wireNotice().date,
    });
    expect(
      decoded(getAnnouncementBoard, {
        notices: [],
        popup: [wireNotice({ id: 'p' })],
        promotion: [wireNotice({ id: 'g' })],
      }),
    ).toMatchObject({ notices: [], popups: [{ id: 'p' }], promotions: [{ id: 'g' }] });
  });

  it('reads the betting record with its totals', () => {
    const record = decoded(getBettingRecord, {
      ...wirePage([wireBet(), wireBet({ id: 'bet-2', status: 'OPEN', settledAt: null })]),
      currency: 'PHP',
      totals: {
        bets: 2,
        stake: '40.00',
        payout: '50.00',
        result: '30.00',
        turnover: '20.00',
      },
    });
    expect(record.items[0]).toMatchObject({
      status: 'won',
      category: 'RNG',
      stake: { minor: 2000, currency: 'PHP' },
      result: { minor: 3000, currency: 'PHP' },
    });
    expect(record.items[1]).toMatchObject({ status: 'open', settledAt: null });
    expect(record.totals).toMatchObject({ bets: 2, payout: { minor: 5000, currency: 'PHP' } });
  });

  it('reads the transaction history', () => {
    const history = decoded(getTransactionHistory, {
      ...wirePage([wireTransaction({ amount: '-20.00', type: 'BET', balanceAfter: null })]),
      currency: 'PHP',
      totals: { transactions: 1, moneyIn: '0.00', moneyOut: '-20.00', net: '-20.00' },
    });
    expect(history.items[0]).toMatchObject({
      type: 'BET',
      status: 'done',
      amount: { minor: -2000, currency: 'PHP' },
      balanceAfter: null,
    });
  });

  it('rejects amounts that are not decimals', () => {
    const page = {
      ...wirePage([wireTransaction({ amount: '1,000' })]),
      currency: 'PHP',
      totals: { transactions: 1, moneyIn: '0.00', moneyOut: '0.00', net: '0.00' },
    };
    expect(() => decoded(getTransactionHistory, page)).toThrow('decimal amount');
  });
});
