import {
  BANNER_GROUPS,
  getAnnouncementBoard,
  listAnnouncements,
  listBanners,
  listPromotions,
} from '@perya/api-client';
import { describe, expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { ANNOUNCEMENTS } from './announcements';
import { BANNERS } from './banners';

let gateway: TestGateway;
let guest: TestCaller;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  guest = callerOf(gateway);
});

const LANGUAGES = ['EN', 'TY', 'FIL', 'CN', 'ID', 'TH', 'VI'];

describe('banners', () => {
  it('exist for all fourteen groups, at least four of them for home', async () => {
    const all = await guest.client.call(listBanners, {});
    expect(new Set(all.map(({ group }) => group))).toEqual(new Set(BANNER_GROUPS));
    const home = await guest.client.call(listBanners, { group: 'w_home' });
    expect(home.length).toBeGreaterThanOrEqual(4);
    expect(home.every(({ group }) => group === 'w_home')).toBe(true);
  });

  it('have pictures that can be fetched', async () => {
    const [first] = await guest.client.call(listBanners, { group: 'w_rng' });
    for (const crop of ['', '-phone']) {
      const response = await fetch(`${gateway.url}${first?.imagePath}${crop}-640.webp`);
      expect(response.status).toBe(200);
    }
  });

  it('link to pages of the site, to promotions that always run and to games that can be played', async () => {
    const all = await guest.client.call(listBanners, {});
    const running = await guest.client.call(listPromotions, { pageSize: 50 });
    const kinds = new Set(all.map(({ linkKind }) => linkKind));
    expect(kinds).toEqual(new Set([null, 'page', 'promotion', 'game']));
    const targets = (kind: 'page' | 'promotion') =>
      all.flatMap(({ linkKind, target }) => (linkKind === kind ? [target ?? ''] : []));
    const promotions = new Set(running.items.map(({ id }) => id));
    expect(targets('promotion').filter((id) => !promotions.has(id))).toEqual([]);
    expect(targets('page').filter((path) => !/^\/[a-zA-Z]+(\?[\w=]+)?$/.test(path))).toEqual([]);
    const games = all.flatMap(({ linkKind, game }) =>
      linkKind === 'game' ? [game?.category] : [],
    );
    expect(new Set(games)).toEqual(new Set(['RNG']));
  });

  it('do not link to the page that they are on', async () => {
    const own: Partial<Record<string, string>> = {
      w_down: '/down',
      w_promotion: '/promotions',
      w_shop: '/pointMall',
      w_help: '/help',
      w_reg: '/register',
      w_inhouse: '/inhouse',
      w_rng: '/rng',
    };
    const banners = await guest.client.call(listBanners, {});
    const astray = banners.filter(
      ({ group, linkKind, target }) => linkKind === 'page' && target === own[group],
    );
    expect(astray).toEqual([]);
  });
});

describe('announcements', () => {
  it('come in pages of nine, newest first', async () => {
    const first = await guest.client.call(listAnnouncements, {});
    expect(first.items).toHaveLength(9);
    expect(first.totalPages).toBe(Math.ceil(first.totalCount / 9));
    const dates = first.items.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    const last = await guest.client.call(listAnnouncements, { page: first.totalPages });
    expect(last.items.length).toBe(first.totalCount - 9 * (first.totalPages - 1));
  });

  it('are in the caller’s language', async () => {
    const titleIn = async (language: string) => {
      const response = await fetch(
        `${gateway.url}/wps/relay/MCSFE_getListAnnouncements?type=PU&platform=W`,
        {
          headers: { Language: language },
        },
      );
      const body = (await response.json()) as { value: { list: { title: string }[] } };
      return body.value.list[0]?.title;
    };
    expect(await titleIn('EN')).toBe('Welcome to the demo');
    expect(await titleIn('TY')).toBe('Welcome sa demo');
  });

  it('are shown from their publication time on, not before', async () => {
    const total = async () => (await guest.client.call(listAnnouncements, {})).totalCount;
    const today = await total();
    // 48 hours ago, only announcements older than that were published.
    gateway.clock.moveTo(-48 * 3_600_000);
    expect(await total()).toBe(today - 1);
    const board = await guest.client.call(getAnnouncementBoard, {});
    expect([board.popups, board.promotions.length]).toEqual([[], 1]);
    gateway.clock.moveTo(0);
  });

  it('for players are shown only after sign-in', async () => {
    expect(await guest.client.call(listAnnouncements, { type: 'PL' })).toMatchObject({
      items: [],
      totalCount: 0,
    });
    const member = callerOf(gateway);
    await member.signIn('juan01');
    const { items } = await member.client.call(listAnnouncements, { type: 'PL' });
    expect(items.map(({ id }) => id)).toEqual(['your-record']);
    const { notices } = await member.client.call(getAnnouncementBoard, {});
    expect(notices.some(({ type }) => type === 'PL')).toBe(true);
    const { notices: ofGuests } = await guest.client.call(getAnnouncementBoard, {});
    expect(ofGuests.every(({ type }) => type === 'B')).toBe(true);
  });

  it('are all on the board at once', async () => {
    const board = await guest.client.call(getAnnouncementBoard, {});
    expect(board.popups.map(({ type }) => type)).toEqual(['PU']);
    expect(board.promotions.every(({ type }) => type === 'PR')).toBe(true);
    expect(board.notices.length).toBeGreaterThan(9);
  });
});

describe('the texts', () => {
  it('exist in all seven languages', () => {
    for (const { title } of [...BANNERS, ...ANNOUNCEMENTS]) {
      for (const language of LANGUAGES) expect(title[language]?.length).toBeGreaterThan(0);
    }
    for (const { content } of ANNOUNCEMENTS) {
      for (const language of LANGUAGES) expect(content[language]).toMatch(/^<p>.+<\/(p|ul)>$/s);
    }
  });
});
