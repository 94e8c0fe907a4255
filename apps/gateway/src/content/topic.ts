import {
  getAnnouncementBoard,
  listAnnouncements,
  listBanners,
  type WireValueOf,
} from '@perya/api-client';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { serve } from '../http/serve';
import type { SeedContext } from '../seed/seed';
import type { Topic } from '../topic';
import { ANNOUNCEMENTS } from './announcements';
import { BANNERS } from './banners';
import { announcement, banner, type Texts } from './schema';

type WireNotice = WireValueOf<typeof listAnnouncements>['list'][number];
type WireBanner = WireValueOf<typeof listBanners>['list'][number];

/** Announcements on a page (specification §9). */
const PAGE_SIZE = 9;
const HOUR_MS = 3_600_000;

/** Banners and announcements. */
export const content: Topic = {
  name: 'content',
  routes: [
    serve(listBanners, async ({ input, ctx }) => {
      const rows = await ctx.db
        .select()
        .from(banner)
        .where(input.groupName && eq(banner.groupName, input.groupName))
        .orderBy(asc(banner.groupName), asc(banner.position));
      return {
        list: rows.map((row) => ({
          bannerId: row.id,
          groupName: row.groupName as WireBanner['groupName'],
          url: `/art/banner/${row.id}`,
          title: inLanguage(row.title, ctx.language),
          linkageType: row.linkageType,
          linkage: row.linkage,
        })),
      };
    }),
    serve(listAnnouncements, async ({ input, ctx }) => {
      const { pageNo = 1, pageSize = PAGE_SIZE, type } = input;
      const where = eq(announcement.type, type);
      const rows = await ctx.db
        .select()
        .from(announcement)
        .where(where)
        .orderBy(desc(announcement.publishedAt), asc(announcement.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const [total] = await ctx.db
        .select({ count: sql<number>`count(*)::int` })
        .from(announcement)
        .where(where);
      const totalCount = total?.count ?? 0;
      return {
        list: rows.map((row) => wireNotice(row, ctx.language)),
        totalCount,
        totalPages: Math.ceil(totalCount / pageSize),
      };
    }),
    serve(getAnnouncementBoard, async ({ ctx }) => {
      const rows = await ctx.db
        .select()
        .from(announcement)
        .where(inArray(announcement.type, ['B', 'PL', 'PU', 'PR']))
        .orderBy(desc(announcement.publishedAt), asc(announcement.id));
      const of = (...types: string[]) =>
        rows.filter((row) => types.includes(row.type)).map((row) => wireNotice(row, ctx.language));
      return { list: of('B', 'PL'), popup: of('PU'), promotion: of('PR') };
    }),
  ],
  seed: seedContent,
};

async function seedContent({ db, profile, now }: SeedContext): Promise<void> {
  if (profile === 'empty') return;
  await db.insert(banner).values(
    BANNERS.map(({ id, group, title, link }, position) => ({
      id,
      groupName: group,
      position,
      title,
      linkageType: link?.type ?? null,
      linkage: link?.target ?? null,
    })),
  );
  await db.insert(announcement).values(
    ANNOUNCEMENTS.map(({ hoursAgo, ...row }) => ({
      ...row,
      publishedAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
    })),
  );
}

function wireNotice(row: typeof announcement.$inferSelect, language: string): WireNotice {
  return {
    id: row.id,
    type: row.type,
    title: inLanguage(row.title, language),
    content: inLanguage(row.content, language),
    date: row.publishedAt.getTime(),
  };
}

const inLanguage = (texts: Texts, language: string): string => texts[language] ?? texts.EN;
