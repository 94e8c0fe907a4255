import type { ApplicationRejectionReason } from '@perya/api-client';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes } from '../../../kernel/db/types';
import { member } from '../../identity/members/schema';

export type ApplicationStatus =
  | 'APPLYING'
  | 'PROCESS'
  | 'REJECTED'
  | 'ISSUED'
  | 'CLAIMED'
  | 'JOINED';

/** A member's part in a promotion. A rejected application is kept, and another may follow it. */
export const promotionApplication = pgTable(
  'promotion_application',
  {
    id: serial().primaryKey(),
    promoId: text().notNull(),
    /** The start of the season that it's for; next week's season is a different one. */
    seasonStart: timestamp({ withTimezone: true }).notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    status: text().$type<ApplicationStatus>().notNull(),
    comment: text().notNull().default(''),
    /** Minor units; null until an amount is granted. */
    amount: bigint({ mode: 'bigint' }),
    currency: text(),
    /** Why it was rejected; the texts are in the catalogue (`promotion.rejection`). */
    reason: text().$type<ApplicationRejectionReason>(),
    /** What the person who decided added, as written. */
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was rejected or granted. */
    decidedAt: timestamp({ withTimezone: true }),
    claimedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('promotion_application_once')
      .on(table.memberId, table.promoId, table.seasonStart)
      .where(sql`${table.status} <> 'REJECTED'`),
    index('promotion_application_member').on(table.memberId, table.id),
    check(
      'promotion_application_amount',
      sql`${table.status} not in ('ISSUED', 'CLAIMED') or (${table.amount} > 0 and ${table.currency} is not null)`,
    ),
  ],
);

/** A picture that came with an application, re-encoded from what was sent. */
export const promotionPicture = pgTable(
  'promotion_picture',
  {
    /** Random, because anyone who has it can fetch the picture. */
    name: text().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => promotionApplication.id),
    position: integer().notNull(),
    /** WebP. */
    data: bytes().notNull(),
  },
  (table) => [index('promotion_picture_application').on(table.applicationId, table.position)],
);
