import * as v from 'valibot';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { done, nothing, text, timestamp } from '../core/schemas';

/** Contact details that registration asks for if the brand's rules require them (specification §3). */
export const PROFILE_CONTACTS = [
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'qqNum',
] as const;

/** A contact in the member's profile. */
export type ProfileContact = (typeof PROFILE_CONTACTS)[number];

export const getProfile = /* @__PURE__ */ endpoint({
  id: 'getProfile',
  tag: 'Account',
  method: 'GET',
  path: '/wps/relay/MCSFE_getProfile',
  auth: 'token',
  request: nothing(),
  value: v.object({
    account: text(64),
    nickname: v.string(),
    /** As in the identity documents, masked: `J··· d·· C···`. Can be set only once. */
    maskedRealName: v.nullable(v.string()),
    /** `yyyy-MM-dd`; can be set only once. */
    dateOfBirth: v.nullable(v.string()),
    /** The contacts the brand asks for, in its order; an empty string if the member gave none. */
    contacts: v.array(v.object({ name: v.picklist(PROFILE_CONTACTS), value: v.string() })),
    memberSince: timestamp(),
    /** Minimum age of a member. */
    birthdayAgeLimit: v.number(),
    /** Whether the brand accepts pictures uploaded by members. */
    takesPictures: v.boolean(),
    /** Whether an uploaded picture is visible only to the member. */
    isPicturePrivate: v.boolean(),
  }),
  summary: 'Returns the profile data entered by the member, with the real name masked.',
  spec: '§2 Member centre pages (profile), §3 Registration user; path and value defined here.',
});

/** The profile data that the member has entered. */
export type Profile = OutputOf<typeof getProfile>;

/* @__NO_SIDE_EFFECTS__ */
function upTo(max: number) {
  return v.pipe(v.string(), v.maxLength(max));
}

export const updateProfile = /* @__PURE__ */ endpoint({
  id: 'updateProfile',
  tag: 'Account',
  method: 'PUT',
  path: '/wps/relay/MCSFE_updateProfile',
  auth: 'token',
  encrypted: true,
  request: v.object({
    nickname: v.optional(upTo(200)),
    /** Can be set only once. */
    realName: v.optional(upTo(200)),
    /** `yyyy-MM-dd`; can be set only once. */
    dateOfBirth: v.optional(upTo(10)),
    contacts: v.optional(v.partial(v.object(v.entriesFromList(PROFILE_CONTACTS, upTo(255))))),
  }),
  value: done(),
  summary:
    "Updates the member's profile; the real name and the date of birth can be set only once.",
  spec: '§2 Member centre pages (profile); path and body defined here.',
});

/** The fields to change; omitted fields keep their values. */
export type ProfileChange = InputOf<typeof updateProfile>;
