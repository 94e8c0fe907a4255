import {
  AVATAR_BYTES,
  type chooseAvatar as ChooseAvatar,
  type listAvatars,
  type uploadAvatar as UploadAvatar,
  type WireValueOf,
} from '@perya/api-client';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { FACES, facePath } from './faces';
import { limit } from '../../../kernel/http/limits';
import { trueAccountNeeded, notEnabled, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isTrial } from '../members/members';
import { member as memberTable } from '../members/schema';
import type { Platform } from '../../../kernel/platform';
import { memberPicture } from '../security/schema';
import { mountPictures, picturePath, pictureUrl } from '../../../kernel/uploads/pictures';

/** Decoding pictures is expensive. */
const UPLOADS = { max: 10, windowMs: 60 * 60_000 };
/** A picture with more pixels than any phone takes is meant to exhaust the memory. */
const MAX_PIXELS = 60_000_000;
/** Side of the stored picture, in pixels: twice the largest size shown on a page. */
const SIDE = 256;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg']);
const MEGABYTE = 1024 * 1024;
/** The id of a member's own picture among the choices. */
const OWN = 'own';

/** The drawn faces, and the member's own picture if there is one. */
export async function readAvatars(ctx: CallContext): Promise<WireValueOf<typeof listAvatars>> {
  const choices = await choicesOf(ctx);
  const chosen = choices.find(({ path }) => path === ctx.me().avatar);
  return {
    chosenId: chosen?.id ?? null,
    avatars: choices.map(({ id, path }) => ({ id, imagePath: pictureUrl(ctx.platform, path) })),
  };
}

async function choicesOf(ctx: CallContext): Promise<{ id: string; path: string }[]> {
  const [own] = await ctx.db
    .select({ name: memberPicture.name })
    .from(memberPicture)
    .where(eq(memberPicture.memberId, ctx.me().id));
  return [
    ...(own === undefined ? [] : [{ id: OWN, path: picturePath('avatar', own.name) }]),
    ...FACES.map((face) => ({ id: face, path: facePath(face) })),
  ];
}

export async function chooseAvatar({ input, ctx }: Call<typeof ChooseAvatar>) {
  const choices = await choicesOf(ctx);
  const chosen = choices.find(({ id }) => id === input.avatarId);
  if (chosen === undefined) throw new Rejection(404, 'NO_SUCH_AVATAR', 'not_found');
  await keepAvatar(ctx, chosen.path);
  return { imagePath: pictureUrl(ctx.platform, chosen.path) };
}

/**
 * Stores a picture of the member's own. It's checked by its content, never by its name or type, and
 * re-encoded without anything else the file carried.
 */
export async function uploadAvatar({ input, ctx }: Call<typeof UploadAvatar>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  if (!ctx.brand.security.avatarUpload) throw notEnabled();
  const now = ctx.now();
  await limit(ctx.db, `avatar:${member.id}`, UPLOADS, now);
  const data = await squareOf(input.picture);
  const name = randomBytes(16).toString('hex');
  const row = { name, data, uploadedAt: now };
  await ctx.db
    .insert(memberPicture)
    .values({ memberId: member.id, ...row })
    .onConflictDoUpdate({ target: memberPicture.memberId, set: row });
  const path = picturePath('avatar', name);
  await keepAvatar(ctx, path);
  return { imagePath: pictureUrl(ctx.platform, path) };
}

async function squareOf(file: Blob): Promise<Uint8Array> {
  if (file.size > AVATAR_BYTES) {
    throw new Rejection(422, 'PICTURE_TOO_LARGE', 'form.imageTooLarge', {
      params: { size: AVATAR_BYTES / MEGABYTE },
    });
  }
  const bytes = await file.arrayBuffer();
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Error(`${format} is not taken.`);
    return await picture.rotate().resize(SIDE, SIDE, { fit: 'cover' }).webp().toBuffer();
  } catch {
    throw new Rejection(422, 'PICTURE_NOT_READABLE', 'form.imageType');
  }
}

async function keepAvatar(ctx: CallContext, avatar: string): Promise<void> {
  await ctx.db.update(memberTable).set({ avatar }).where(eq(memberTable.id, ctx.me().id));
}

/** Serves members' pictures under names of 128 random bits that only their owners are told. */
export function mountAvatars(app: Hono, { db }: Platform): void {
  mountPictures(
    app,
    'avatar',
    async (name) => {
      const [picture] = await db
        .select({ data: memberPicture.data })
        .from(memberPicture)
        .where(eq(memberPicture.name, name));
      return picture?.data;
    },
    { isShownInPages: true },
  );
}
