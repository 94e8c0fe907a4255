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

/** Why the desk turned an application down; `words.ts` says it in the member's language. */
export type RejectionReason = 'tooShort' | 'unclearPicture';

/** A member's part in a promotion. What was turned down stays, and another may follow it. */
export const promotionApplication = pgTable(
  'promotion_application',
  {
    id: serial().primaryKey(),
    promoId: text().notNull(),
    /** When the season began that it is for: next week's is another. */
    seasonStart: timestamp({ withTimezone: true }).notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    status: text().$type<ApplicationStatus>().notNull(),
    comment: text().notNull().default(''),
    /** Minor units; null until something is granted. */
    amount: bigint({ mode: 'bigint' }),
    currency: text(),
    reason: text().$type<RejectionReason>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the desk takes it up, and when it decides; null: not by itself. */
    processAt: timestamp({ withTimezone: true }),
    decideAt: timestamp({ withTimezone: true }),
    /** When it was turned down or granted. */
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
    /** Random: anyone who has it may fetch the picture. */
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
