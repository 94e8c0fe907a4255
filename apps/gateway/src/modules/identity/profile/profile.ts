import {
  PROFILE_CONTACTS,
  type getProfile,
  type updateProfile as UpdateProfile,
  type WireValueOf,
} from '@perya/api-client';
import { decodeRegisterRules } from '@perya/api-client/server';
import { checkField, type FieldRule } from '@perya/rules/accounts';
import { ageOn, todayIn } from '@perya/rules/time';
import { and, eq, isNull } from 'drizzle-orm';
import { invalidFields, type FieldError } from '../../../kernel/http/fieldErrors';
import { limit } from '../../../kernel/http/limits';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isTrial } from '../members/members';
import { member as memberTable } from '../members/schema';
import type { Brand } from '../../../kernel/brand';
import { maskRealName } from './realName';

const CHANGES = { max: 30, windowMs: 60 * 60_000 };
const NICKNAME = { min: 2, max: 20 };
/** Letters of any script, digits, spaces and name punctuation: no symbols and no invisible characters. */
const NICKNAME_PATTERN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;

/** What the member has entered in the profile. */
export function readProfile(ctx: CallContext): WireValueOf<typeof getProfile> {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  const { brand } = ctx;
  return {
    account: member.account,
    nickname: member.nickname,
    maskedRealName: member.payeeName === null ? null : maskRealName(member.payeeName),
    dateOfBirth: member.dateOfBirth,
    contacts: askedContacts(brand).map(({ name }) => ({
      name,
      value: member.contacts[name] ?? '',
    })),
    memberSince: member.createdAt.getTime(),
    birthdayAgeLimit: brand.birthdayAgeLimit,
    takesPictures: brand.security.avatarUpload,
    isPicturePrivate: brand.security.avatarPrivate,
  };
}

type Change = Call<typeof UpdateProfile>['input'];

/** Changes the given fields. Real name and birthday can be set only once, even in concurrent requests. */
export async function updateProfile({ input, ctx }: Call<typeof UpdateProfile>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  await limit(ctx.db, `profile:${member.id}`, CHANGES, ctx.now());
  const [first, ...others] = errorsOf(ctx, input);
  if (first !== undefined) throw invalidFields([first, ...others]);
  const { nickname, realName, dateOfBirth, contacts } = input;
  await ctx.db.transaction(async (tx) => {
    if (realName !== undefined) {
      const told = await tx
        .update(memberTable)
        .set({ payeeName: oneBlank(realName) })
        .where(and(eq(memberTable.id, member.id), isNull(memberTable.payeeName)))
        .returning({ id: memberTable.id });
      if (told.length === 0) throw toldAlready();
    }
    if (dateOfBirth !== undefined) {
      const told = await tx
        .update(memberTable)
        .set({ dateOfBirth })
        .where(and(eq(memberTable.id, member.id), isNull(memberTable.dateOfBirth)))
        .returning({ id: memberTable.id });
      if (told.length === 0) throw toldAlready();
    }
    const [held] = await tx
      .select({ contacts: memberTable.contacts })
      .from(memberTable)
      .where(eq(memberTable.id, member.id))
      .for('update');
    await tx
      .update(memberTable)
      .set({
        ...(nickname === undefined ? {} : { nickname: oneBlank(nickname) }),
        contacts: { ...held?.contacts, ...trimmed(contacts) },
      })
      .where(eq(memberTable.id, member.id));
  });
  return null;
}

function errorsOf({ brand, now }: CallContext, change: Change): FieldError[] {
  const rules = decodeRegisterRules(brand.registerRules);
  const errors: FieldError[] = [];
  const note = (path: string, error: Omit<FieldError, 'path'> | null) => {
    if (error !== null) errors.push({ path, ...error });
  };
  if (change.nickname !== undefined) note('nickname', nicknameErrorOf(oneBlank(change.nickname)));
  if (change.realName !== undefined) {
    const name = oneBlank(change.realName);
    const rule = rules['payeeName'] ?? ANY_RULE;
    note('realName', checkField('payeeName', name, { isRequired: true, rule }));
  }
  if (change.dateOfBirth !== undefined) {
    const age = ageOn(change.dateOfBirth, todayIn(brand.timeZone, now().getTime()));
    if (age === null || age < 0 || age > 120)
      note('dateOfBirth', { messageKey: 'pattern.dateYearFirst' });
    else if (age < brand.birthdayAgeLimit) {
      note('dateOfBirth', { messageKey: 'under_age', params: { age: brand.birthdayAgeLimit } });
    }
  }
  const asked = askedContacts(brand);
  for (const name of PROFILE_CONTACTS) {
    const value = change.contacts?.[name];
    if (value === undefined) continue;
    const plan = asked.find((each) => each.name === name);
    if (plan === undefined) note(name, { messageKey: 'operation_not_enabled' });
    else note(name, checkField(name, value.trim(), { isRequired: false, rule: plan.rule }));
  }
  return errors;
}

function nicknameErrorOf(nickname: string): Omit<FieldError, 'path'> | null {
  const { length } = Array.from(nickname);
  if (length < NICKNAME.min || length > NICKNAME.max) {
    return { messageKey: 'nickname_length', params: { ...NICKNAME } };
  }
  return NICKNAME_PATTERN.test(nickname) ? null : { messageKey: 'nickname_letters' };
}

/** The contacts that the brand's registration asks for, with their rules. */
function askedContacts({ registerRules }: Brand) {
  const rules = decodeRegisterRules(registerRules);
  return PROFILE_CONTACTS.flatMap((name) => {
    const rule = rules[name];
    return rule?.isEnabled === true ? [{ name, rule }] : [];
  });
}

const ANY_RULE: FieldRule = {
  isEnabled: true,
  isRequired: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
};

const trimmed = (contacts: Change['contacts'] = {}) =>
  Object.fromEntries(
    Object.entries(contacts).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.trim()]],
    ),
  );

const oneBlank = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

const toldAlready = () => new Rejection(409, 'TOLD_ALREADY', 'profile_told_already');
