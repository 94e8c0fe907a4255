import { addDays, daysBetween, todayIn } from '@perya/rules/time';
import { and, eq, gte, ne } from 'drizzle-orm';
import type { HandlerValueOf, getPromotion } from '@perya/api-client';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { bet } from '../../bets';
import type { Member } from '../../identity';
import type { CurrentPromotion } from './running';

/** Why a member can't take part, apart from the rank. */
export type Ineligible = NonNullable<HandlerValueOf<typeof getPromotion>['ineligible']>;

const DAY_MS = 86_400_000;

/**
 * What keeps the caller from taking part, checked before anyone looks at an application, and shown on the
 * page; null if nothing does, or for guests.
 */
export async function ineligibilityOf(
  { seed: { rule }, times }: CurrentPromotion,
  ctx: CallContext,
): Promise<Ineligible | null> {
  const { member, now } = ctx;
  if (member === undefined) return null;
  if (rule.kind === 'freeSpins' || rule.kind === 'firstWeek') {
    // The first week may begin on the last of these days.
    const span = rule.newDays + (rule.kind === 'firstWeek' ? rule.days : 0);
    const isNew = member.createdAt.getTime() + span * DAY_MS > now().getTime();
    return isNew ? null : { reason: 'NOT_NEW', days: rule.newDays };
  }
  if (rule.kind !== 'application') return null;
  if (rule.birthdayDays !== undefined) {
    const days = rule.birthdayDays;
    if (member.dateOfBirth === null) return { reason: 'BIRTHDAY_UNKNOWN', days };
    const today = todayIn(ctx.brand.timeZone, now().getTime());
    if (!isAroundBirthday(member.dateOfBirth, today, days)) return { reason: 'BIRTHDAY_FAR', days };
  }
  if (
    rule.playedIn !== undefined &&
    !(await hasPlayed(ctx, member, rule.playedIn, times.startsAt))
  ) {
    return { reason: 'NOT_PLAYED', days: 0 };
  }
  return null;
}

const REJECTIONS = {
  NOT_NEW: { messageKey: 'promotion_for_new_members' },
  BIRTHDAY_UNKNOWN: { messageKey: 'promotion_birthday_unknown' },
  BIRTHDAY_FAR: { messageKey: 'promotion_birthday_far' },
  NOT_PLAYED: { messageKey: 'promotion_not_played' },
} as const;

/** The rejection of an application by a member who isn't eligible. */
export function notEligible({ reason, days }: Ineligible): Rejection {
  const { messageKey } = REJECTIONS[reason];
  return new Rejection(422, `PROMOTION_${reason}`, messageKey, { params: { days } });
}

/**
 * Whether a day is at most so many days from a birthday. 29 February counts as 1 March in a year without one.
 *
 * @param dateOfBirth `yyyy-MM-dd`
 * @param today `yyyy-MM-dd`
 */
export function isAroundBirthday(dateOfBirth: string, today: string, days: number): boolean {
  const year = Number(today.slice(0, 4));
  const [, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  return [year - 1, year, year + 1].some((each) => {
    const birthday = addDays(`${each}-${String(month).padStart(2, '0')}-01`, day - 1);
    return Math.abs(daysBetween(birthday, today)) <= days;
  });
}

async function hasPlayed(
  { db }: CallContext,
  { id }: Member,
  category: typeof bet.$inferSelect.category,
  since: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: bet.id })
    .from(bet)
    .where(
      and(
        eq(bet.memberId, id),
        eq(bet.category, category),
        gte(bet.settledAt, new Date(since)),
        ne(bet.status, 'VOID'),
      ),
    )
    .limit(1);
  return row !== undefined;
}
