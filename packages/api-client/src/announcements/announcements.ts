import * as v from 'valibot';
import { named, type FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { constant, pagedValue, text, timestamp, wholeNumber } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function announcementType() {
  return v.picklist(['B', 'PL', 'PU', 'PR', 'H']);
}

/** B board, PL player, PU pop-up, PR promotion, H headline; the default is B (§3). */
export type AnnouncementType = FieldOf<ReturnType<typeof announcementType>>;

/* @__NO_SIDE_EFFECTS__ */
function noticeSchema() {
  return v.object({
    id: text(64),
    type: announcementType(),
    title: v.string(),
    /** HTML from the operator: sanitize it before rendering. */
    content: named('html', v.string()),
    date: named('publishedAt', timestamp()),
  });
}

export type WireNotice = v.InferOutput<ReturnType<typeof noticeSchema>>;

/** An announcement. */
export type Notice = FieldOf<ReturnType<typeof noticeSchema>>;

/** Default number of announcements per page (§9). */
export const DEFAULT_ANNOUNCEMENT_PAGE_SIZE = 9;

export const listAnnouncements = /* @__PURE__ */ endpoint({
  id: 'listAnnouncements',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  auth: 'optional',
  request: v.object({
    type: v.optional(announcementType(), 'B'),
    platform: constant('W'),
    language: v.optional(text(8)),
    pageNo: named('page', v.optional(wholeNumber(1), 1)),
    pageSize: v.optional(wholeNumber(1, 200), DEFAULT_ANNOUNCEMENT_PAGE_SIZE),
  }),
  value: pagedValue(noticeSchema(), {}),
  summary: 'Lists the announcements of one type, newest first.',
  spec: '§7 Announcements, §2 Announcements modal. Added: pagination (decisions).',
});

export const getAnnouncementBoard = /* @__PURE__ */ endpoint({
  id: 'getAnnouncementBoard',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncements',
  auth: 'optional',
  request: v.object({
    types: constant('B,PL,PU,PR'),
    platform: constant('W'),
    execution: constant('B'),
    language: v.optional(text(8)),
  }),
  value: v.object({
    notices: v.array(noticeSchema()),
    /** Opened automatically after sign-in, in order. */
    popup: named('popups', v.array(noticeSchema())),
    /** Game announcements. */
    promotion: named('promotions', v.array(noticeSchema())),
  }),
  summary:
    'Returns all announcements in one response: the board, the pop-ups and the game announcements.',
  spec: '§7 Announcements: types B,PL,PU,PR, platform W, execution B; popup and value.promotion; path defined here.',
});

/** Output of {@link getAnnouncementBoard}. */
export type AnnouncementBoard = OutputOf<typeof getAnnouncementBoard>;
