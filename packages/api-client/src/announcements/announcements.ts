import * as v from 'valibot';
import { endpoint, type NoInput } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import { pagedRequest, pagedValue, text, timestamp } from '../core/schemas';

const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;

/** B board, PL player, PU pop-up, PR promotion, H headline; the default is B (§3). */
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/* @__NO_SIDE_EFFECTS__ */
function noticeSchema() {
  return v.object({
    id: text(64),
    type: v.picklist(ANNOUNCEMENT_TYPES),
    title: v.string(),
    content: v.string(),
    date: timestamp(),
  });
}

export type WireNotice = v.InferOutput<ReturnType<typeof noticeSchema>>;

export interface Notice {
  readonly id: string;
  readonly type: AnnouncementType;
  readonly title: string;
  /** HTML from the operator: clean it before it is shown. */
  readonly html: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
}

function decodeNotice(wire: WireNotice): Notice {
  return {
    id: wire.id,
    type: wire.type,
    title: wire.title,
    html: wire.content,
    publishedAt: wire.date,
  };
}

/** How many announcements a page holds where the caller names no size (§9). */
export const DEFAULT_ANNOUNCEMENT_PAGE_SIZE = 9;

export interface AnnouncementsFilter extends PageInput {
  type?: AnnouncementType | undefined;
}

export const listAnnouncements = /* @__PURE__ */ endpoint({
  id: 'listAnnouncements',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  auth: 'optional',
  request: pagedRequest({
    type: v.picklist(ANNOUNCEMENT_TYPES),
    platform: v.literal('W'),
    language: v.optional(text(8)),
  }),
  value: pagedValue(noticeSchema(), {}),
  encode: ({ type = 'B', ...page }: AnnouncementsFilter) => ({
    ...encodePage({ pageSize: DEFAULT_ANNOUNCEMENT_PAGE_SIZE, ...page }),
    type,
    platform: 'W' as const,
  }),
  decode: (page): Page<Notice> => decodePage(page, decodeNotice),
  summary: 'The announcements of a kind, newest first.',
  spec: '§7 Announcements, §2 Announcements modal. Added: pages as decisions say.',
});

export interface AnnouncementBoard {
  readonly notices: readonly Notice[];
  /** What opens by itself after sign-in, in order. */
  readonly popups: readonly Notice[];
  /** Game announcements. */
  readonly promotions: readonly Notice[];
}

export const getAnnouncementBoard = /* @__PURE__ */ endpoint({
  id: 'getAnnouncementBoard',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncements',
  auth: 'optional',
  request: v.object({
    types: v.literal('B,PL,PU,PR'),
    platform: v.literal('W'),
    execution: v.literal('B'),
    language: v.optional(text(8)),
  }),
  value: v.object({
    list: v.array(noticeSchema()),
    popup: v.array(noticeSchema()),
    promotion: v.array(noticeSchema()),
  }),
  encode: (_input: NoInput) => ({
    types: 'B,PL,PU,PR' as const,
    platform: 'W' as const,
    execution: 'B' as const,
  }),
  decode: ({ list, popup, promotion }): AnnouncementBoard => ({
    notices: list.map(decodeNotice),
    popups: popup.map(decodeNotice),
    promotions: promotion.map(decodeNotice),
  }),
  summary: 'Everything to announce at once: the board, the pop-ups, the game announcements.',
  spec: '§7 Announcements: types B,PL,PU,PR, platform W, execution B; popup and value.promotion; path ours.',
});
