import {
  getAnnouncementBoard,
  getHelpCentre,
  listAnnouncements,
  listBanners,
  type WireValueOf,
} from '@perya/api-client';
import { parseDecimal } from '@perya/rules/money';
import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { gameListOf, type GameList, game, wireGame } from '../games';
import { serve, type CallContext } from '../../kernel/http/serve';
import { isOnBreak } from '../protection';
import type { SeedContext } from '../../kernel/seed/seed';
import type { Module } from '../../kernel/module';
import { ANNOUNCEMENTS } from './announcements';
import { helpIn } from './help/help';
import { BANNERS, type BannerSeedLink } from './banners';
import { announcement, banner } from './schema';
import { inLanguage } from '../../kernel/text/texts';

type WireNotice = WireValueOf<typeof listAnnouncements>['list'][number];
type WireBanner = WireValueOf<typeof listBanners>[number];

const HOUR_MS = 3_600_000;

/** Banners, announcements and the help center. */
export const content: Module = {
  name: 'content',
  routes: [
    serve(
      getHelpCentre,
      ({ input, ctx }) => {
        const { languages, name, birthdayAgeLimit, codeMinutes, currency, withdrawals } = ctx.brand;
        const asked = languages.find((language) => language === input.language);
        return helpIn(asked ?? ctx.language, {
          brand: name,
          age: birthdayAgeLimit,
          minutes: codeMinutes,
          withdrawMin: { minor: parseDecimal(withdrawals.min) ?? 0n, currency },
          receiptMinutes: withdrawals.receiptMinutes,
        });
      },
      { whenClosed: true },
    ),
    serve(listBanners, async ({ input, ctx }) => {
      const rows = await ctx.db
        .select()
        .from(banner)
        .where(input.groupName && eq(banner.groupName, input.groupName))
        .orderBy(asc(banner.groupName), asc(banner.position));
      const gameList = await gameListOf(ctx.platform);
      return rows.map((row) => wireBanner(row, ctx.language, gameList));
    }),
    serve(listAnnouncements, async ({ input, ctx }) => {
      const { pageNo, pageSize, type } = input;
      const where = and(eq(announcement.type, type), await isToldTo(ctx));
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
        .where(and(inArray(announcement.type, ['B', 'PL', 'PU', 'PR']), await isToldTo(ctx)))
        .orderBy(desc(announcement.publishedAt), asc(announcement.id));
      const of = (...types: string[]) =>
        rows.filter((row) => types.includes(row.type)).map((row) => wireNotice(row, ctx.language));
      return { notices: of('B', 'PL'), popup: of('PU'), promotion: of('PR') };
    }),
  ],
  seed: seedContent,
};

/**
 * Only announcements that are already published; those for players (PL) only for signed-in members; no
 * promotions (PR) for a member on a break.
 */
async function isToldTo({ db, member, now }: CallContext) {
  const isOffered = member === undefined || !(await isOnBreak(db, member.id, now()));
  return and(
    lte(announcement.publishedAt, now()),
    member ? undefined : ne(announcement.type, 'PL'),
    isOffered ? undefined : ne(announcement.type, 'PR'),
  );
}

/** Banners and announcements. Without demo data, those that are true of any site, published now. */
async function seedContent({ db, profile, now, config }: SeedContext): Promise<void> {
  const hasDemo = profile !== 'empty';
  const rows: (typeof banner.$inferInsert)[] = [];
  // A brand that brings banners of its own doesn't start with the demo brand's.
  const seeds = config.brandPack?.pack.banners.length ? [] : BANNERS;
  for (const [position, { id, group, title, link }] of seeds.entries()) {
    const linkage = link && (await targetOf(db, link));
    rows.push({
      id,
      groupName: group,
      position,
      title,
      linkageType: linkage === undefined ? null : (link?.type ?? null),
      linkage: linkage ?? null,
    });
  }
  if (rows.length > 0) await db.insert(banner).values(rows);
  await db.insert(announcement).values(
    ANNOUNCEMENTS.filter(({ isDemo }) => hasDemo || !isDemo).map(
      ({ id, type, title, content: text, hoursAgo }) => ({
        id,
        type,
        title,
        content: text,
        publishedAt: new Date(now.getTime() - (hasDemo ? hoursAgo * HOUR_MS : 0)),
      }),
    ),
  );
}

async function targetOf(db: SeedContext['db'], link: BannerSeedLink): Promise<string | undefined> {
  if (link.type !== 'GAME') return link.target;
  const [max] = await db
    .select({ id: game.id })
    .from(game)
    .where(eq(game.category, link.category))
    .orderBy(desc(game.popularity), asc(game.id))
    .limit(1);
  return max?.id;
}

function wireBanner(
  { id, groupName, title, linkageType, linkage }: typeof banner.$inferSelect,
  language: string,
  gameList: GameList,
): WireBanner {
  const target = linkageType === 'GAME' && linkage !== null ? gameList.game(linkage) : undefined;
  return {
    bannerId: id,
    groupName: groupName as WireBanner['groupName'],
    url: `/art/banner/${id}`,
    title: inLanguage(title, language),
    linkageType,
    linkage,
    game: target ? wireGame(gameList, target) : null,
  };
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
