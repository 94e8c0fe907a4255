import {
  BANNER_GROUPS,
  getAnnouncementBoard,
  listAnnouncements,
  listBanners,
} from '@perya/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf, startTestGateway, type TestCaller, type TestGateway } from '../testing';
import { ANNOUNCEMENTS } from './announcements';
import { BANNERS } from './banners';

let gateway: TestGateway;
let guest: TestCaller;
beforeAll(async () => {
  gateway = await startTestGateway();
  guest = callerOf(gateway);
});
afterAll(() => gateway.stop());

const LANGUAGES = ['EN', 'TY', 'FIL', 'CN', 'ID', 'TH', 'VI'];

describe('banners', () => {
  it('exist for all fourteen groups, at least four of them for home', async () => {
    const all = await guest.client.call(listBanners, {});
    expect(new Set(all.map(({ group }) => group))).toEqual(new Set(BANNER_GROUPS));
    const home = await guest.client.call(listBanners, { group: 'w_home' });
    expect(home.length).toBeGreaterThanOrEqual(4);
    expect(home.every(({ group }) => group === 'w_home')).toBe(true);
  });

  it('have pictures that are there', async () => {
    const [first] = await guest.client.call(listBanners, { group: 'w_rng' });
    for (const crop of ['', '-phone']) {
      const response = await fetch(`${gateway.url}${first?.imagePath}${crop}-640.webp`);
      expect(response.status).toBe(200);
    }
  });

  it('lead to pages of the site', () => {
    for (const { link } of BANNERS) {
      if (link === undefined) continue;
      expect(link.target).toMatch(/^\/[a-zA-Z]+(\?[\w=]+)?$/);
    }
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

  it('speak the language of who asks', async () => {
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
    expect(await titleIn('EN')).toBe('Welcome to the demonstration');
    expect(await titleIn('TY')).toBe('Welcome sa demo');
  });

  it('come all at once on the board', async () => {
    const board = await guest.client.call(getAnnouncementBoard, {});
    expect(board.popups.map(({ type }) => type)).toEqual(['PU']);
    expect(board.promotions.every(({ type }) => type === 'PR')).toBe(true);
    expect(board.notices.length).toBeGreaterThan(9);
  });
});

describe('the texts', () => {
  it('are there in all seven languages', () => {
    for (const { title } of [...BANNERS, ...ANNOUNCEMENTS]) {
      for (const language of LANGUAGES) expect(title[language]?.length).toBeGreaterThan(0);
    }
    for (const { content } of ANNOUNCEMENTS) {
      for (const language of LANGUAGES) expect(content[language]).toMatch(/^<p>.+<\/(p|ul)>$/s);
    }
  });
});
