import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { pictureBody } from '../core/pictureLimits';
import { nothing, text } from '../core/schemas';

/** A picture that a member may be shown with. */
export interface Avatar {
  readonly id: string;
  readonly imagePath: string;
}

export interface AvatarChoice {
  readonly chosenId: string | null;
  readonly avatars: readonly Avatar[];
}

export const listAvatars = /* @__PURE__ */ endpoint({
  id: 'listAvatars',
  tag: 'Account',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  auth: 'token',
  request: nothing(),
  value: v.object({
    iconId: v.nullish(text(64)),
    list: v.array(v.object({ iconId: text(64), url: text(2048) })),
  }),
  decode: ({ iconId, list }): AvatarChoice => ({
    chosenId: iconId ?? null,
    avatars: list.map((icon) => ({ id: icon.iconId, imagePath: icon.url })),
  }),
  summary: 'The avatars to choose from, and the chosen one.',
  spec: '§7 Session and account, MCSFE_getPlayerAvatar; method and value ours.',
});

export const chooseAvatar = /* @__PURE__ */ endpoint({
  id: 'chooseAvatar',
  tag: 'Account',
  method: 'PUT',
  path: '/wps/member/info/icon',
  auth: 'token',
  request: v.object({ iconId: text(64) }),
  value: v.object({ iconUrl: text(2048) }),
  encode: ({ avatarId }: { avatarId: string }) => ({ iconId: avatarId }),
  decode: ({ iconUrl }) => ({ imagePath: iconUrl }),
  summary: 'Chooses an avatar.',
  spec: '§7 Session and account, /wps/member/info/icon; method, body and value ours.',
});

/** Of an uploaded avatar: png or jpg, in bytes (specification §5, as of other pictures). */
export const AVATAR_BYTES = 5 * 1024 * 1024;

export const uploadAvatar = /* @__PURE__ */ endpoint({
  id: 'uploadAvatar',
  tag: 'Account',
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadPlayerAvatar',
  auth: 'token',
  requestIn: 'multipart',
  bodyLimits: pictureBody(1),
  // Kind and size are the handler's to refuse, so that it can say which rule was broken.
  request: v.object({ image: v.blob() }),
  value: v.object({ iconUrl: text(2048) }),
  encode: ({ picture }: { picture: Blob }) => ({ image: picture }),
  decode: ({ iconUrl }) => ({ imagePath: iconUrl }),
  summary: 'Takes a picture of the own as avatar: judged by its content and made anew.',
  spec: '§7 Session and account, MCSFE_getPlayerAvatar; upload ours.',
});
