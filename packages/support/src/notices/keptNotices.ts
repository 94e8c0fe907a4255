import type { Notice } from '@perya/api-client';
import * as v from 'valibot';

/** What a tab remembers: an answer as it came, and when. */
export interface Kept<T> {
  readonly value: T;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly at: number;
}

const NoticesSchema = v.array(
  v.object({
    id: v.string(),
    type: v.picklist(['B', 'PL', 'PU', 'PR', 'H']),
    title: v.string(),
    html: v.string(),
    publishedAt: v.number(),
  }),
) satisfies v.GenericSchema<unknown, readonly Notice[]>;

/** A page of a list, as the contract gives it. */
export const NoticePageSchema = v.object({
  items: NoticesSchema,
  totalPages: v.number(),
  totalCount: v.number(),
});

export const NoticeBoardSchema = v.object({
  notices: NoticesSchema,
  popups: NoticesSchema,
  promotions: NoticesSchema,
});

const PREFIX = 'announcements:';

/** Announcements stay in session storage (specification §7), to be shown while newer ones are fetched. */
export function keepNotices(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ value, at: Date.now() }));
  } catch {
    // Blocked or full: the next page asks again.
  }
}

/** They survive a deploy in a tab that stays open, so their shape is checked and not believed. */
export function keptNotices<S extends v.GenericSchema>(
  name: string,
  schema: S,
): Kept<v.InferOutput<S>> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    const result = v.safeParse(v.object({ value: schema, at: v.number() }), kept);
    return result.success ? (result.output as Kept<v.InferOutput<S>>) : undefined;
  } catch {
    return undefined;
  }
}
