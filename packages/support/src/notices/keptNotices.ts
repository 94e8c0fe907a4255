import type { Notice } from '@perya/api-client';
import * as v from 'valibot';

/** A cached response and its time. */
export interface Cached<T> {
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

/** A page of a list, as defined by the contract. */
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

/** Announcements are cached in session storage (specification §7), and shown while newer ones are fetched. */
export function keepNotices(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ value, at: Date.now() }));
  } catch {
    // Storage is blocked or full: the next page fetches again.
  }
}

/** They survive a deployment in an open tab, so their shape is validated. */
export function keptNotices<S extends v.GenericSchema>(
  name: string,
  schema: S,
): Cached<v.InferOutput<S>> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    const result = v.safeParse(v.object({ value: schema, at: v.number() }), kept);
    return result.success ? (result.output as Cached<v.InferOutput<S>>) : undefined;
  } catch {
    return undefined;
  }
}
