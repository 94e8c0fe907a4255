import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
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

/** What the member has told about himself. */
export interface Profile {
  readonly account: string;
  readonly nickname: string;
  /** As in the papers, masked: `J··· d·· C···`. It is told once. */
  readonly maskedRealName: string | null;
  /** `yyyy-MM-dd`; told once. */
  readonly dateOfBirth: string | null;
  /** Those that the brand asks for, in its order; empty text where nothing was told. */
  readonly contacts: readonly { readonly name: ProfileContact; readonly value: string }[];
  /** Milliseconds since 1970. */
  readonly memberSince: number;
  /** How young a member may be. */
  readonly minimumAge: number;
  /** The brand takes pictures of the member's own. */
  readonly takesPictures: boolean;
  /** A picture of the member's own is shown to nobody else. */
  readonly isPicturePrivate: boolean;
}

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
    payeeName: v.nullable(v.string()),
    dateOfBirth: v.nullable(v.string()),
    contacts: v.array(v.object({ name: v.picklist(PROFILE_CONTACTS), value: v.string() })),
    registerTime: timestamp(),
    minimumAge: v.number(),
    takesPictures: v.boolean(),
    picturePrivate: v.boolean(),
  }),
  decode: ({ payeeName, registerTime, picturePrivate, ...same }): Profile => ({
    ...same,
    maskedRealName: payeeName,
    memberSince: registerTime,
    isPicturePrivate: picturePrivate,
  }),
  summary: 'What the member has told about himself; the real name is masked.',
  spec: '§2 Member centre pages (profile), §3 Registration user; path and value ours.',
});

/** What is named is changed; real name and birthday are taken once. */
export interface ProfileChange {
  nickname?: string | undefined;
  realName?: string | undefined;
  /** `yyyy-MM-dd`. */
  dateOfBirth?: string | undefined;
  contacts?: Partial<Record<ProfileContact, string>> | undefined;
}

export const updateProfile = /* @__PURE__ */ endpoint({
  id: 'updateProfile',
  tag: 'Account',
  method: 'PUT',
  path: '/wps/relay/MCSFE_updateProfile',
  auth: 'token',
  encrypted: true,
  request: v.object({
    nickname: v.optional(v.pipe(v.string(), v.maxLength(200))),
    payeeName: v.optional(v.pipe(v.string(), v.maxLength(200))),
    dateOfBirth: v.optional(v.pipe(v.string(), v.maxLength(10))),
    contacts: v.optional(
      v.partial(
        v.object({
          line: v.pipe(v.string(), v.maxLength(255)),
          whatsapp: v.pipe(v.string(), v.maxLength(255)),
          zalo: v.pipe(v.string(), v.maxLength(255)),
          facebook: v.pipe(v.string(), v.maxLength(255)),
          wechat: v.pipe(v.string(), v.maxLength(255)),
          qqNum: v.pipe(v.string(), v.maxLength(255)),
        }),
      ),
    ),
  }),
  value: done(),
  encode: ({ realName, ...same }: ProfileChange) => ({ ...same, payeeName: realName }),
  summary: 'Changes what the member has told about himself; real name and birthday once.',
  spec: '§2 Member centre pages (profile); path and body ours.',
});
