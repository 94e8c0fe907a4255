import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { pictureBody } from '../core/pictureLimits';
import { nothing, text } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function avatarSchema() {
  return v.object({ id: text(64), imagePath: text(2048) });
}

/** A picture that a member can use as an avatar. */
export type Avatar = FieldOf<ReturnType<typeof avatarSchema>>;

export const listAvatars = /* @__PURE__ */ endpoint({
  id: 'listAvatars',
  tag: 'Account',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  auth: 'token',
  request: nothing(),
  value: v.object({ chosenId: v.nullable(text(64)), avatars: v.array(avatarSchema()) }),
  summary: 'Lists the avatars to choose from and returns the ID of the chosen one.',
  spec: '§7 Session and account, MCSFE_getPlayerAvatar; method and value defined here.',
});

/** Output of {@link listAvatars}. */
export type AvatarChoice = OutputOf<typeof listAvatars>;

export const chooseAvatar = /* @__PURE__ */ endpoint({
  id: 'chooseAvatar',
  tag: 'Account',
  method: 'PUT',
  path: '/wps/member/info/icon',
  auth: 'token',
  request: v.object({ avatarId: text(64) }),
  value: v.object({ imagePath: text(2048) }),
  summary: "Sets the member's avatar to one of the listed ones.",
  spec: '§7 Session and account, /wps/member/info/icon; method, body and value defined here.',
});

/** Maximum size of an uploaded avatar (png or jpg) in bytes (specification §5, as for other pictures). */
export const AVATAR_BYTES = 5 * 1024 * 1024;

export const uploadAvatar = /* @__PURE__ */ endpoint({
  id: 'uploadAvatar',
  tag: 'Account',
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadPlayerAvatar',
  auth: 'token',
  requestIn: 'multipart',
  bodyLimits: pictureBody(1),
  // The handler validates type and size, so that the rejection names the broken rule.
  request: v.object({ picture: v.blob() }),
  value: v.object({ imagePath: text(2048) }),
  summary:
    "Sets an uploaded picture as the member's avatar; the format is detected from the content, and the picture is re-encoded.",
  spec: '§7 Session and account, MCSFE_getPlayerAvatar; upload call defined here.',
});
