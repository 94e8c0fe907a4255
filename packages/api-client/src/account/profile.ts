import * as v from 'valibot';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { done, nothing, text, timestamp } from '../core/schemas';

/** Ways to be reached that registration asks for, where the brand's rules do (specification §3). */
export const PROFILE_CONTACTS = [
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'qqNum',
] as const;

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
    /** As in the papers, masked: `J··· d·· C···`. It is told once. */
    maskedRealName: v.nullable(v.string()),
    /** `yyyy-MM-dd`; told once. */
    dateOfBirth: v.nullable(v.string()),
    /** Those that the brand asks for, in its order; empty text where nothing was told. */
    contacts: v.array(v.object({ name: v.picklist(PROFILE_CONTACTS), value: v.string() })),
    memberSince: timestamp(),
    /** How young a member may be. */
    minimumAge: v.number(),
    /** The brand takes pictures of the member's own. */
    takesPictures: v.boolean(),
    /** A picture of the member's own is shown to nobody else. */
    isPicturePrivate: v.boolean(),
  }),
  summary: 'What the member has told about himself; the real name is masked.',
  spec: '§2 Member centre pages (profile), §3 Registration user; path and value ours.',
});

/** What the member has told about himself. */
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
    /** Once. */
    realName: v.optional(upTo(200)),
    /** `yyyy-MM-dd`; once. */
    dateOfBirth: v.optional(upTo(10)),
    contacts: v.optional(v.partial(v.object(v.entriesFromList(PROFILE_CONTACTS, upTo(255))))),
  }),
  value: done(),
  summary: 'Changes what the member has told about himself; real name and birthday once.',
  spec: '§2 Member centre pages (profile); path and body ours.',
});

/** What is named is changed. */
export type ProfileChange = InputOf<typeof updateProfile>;
