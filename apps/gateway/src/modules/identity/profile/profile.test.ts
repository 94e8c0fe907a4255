import {
  chooseAvatar,
  getProfile,
  listAvatars,
  updateProfile,
  uploadAvatar,
  type ProfileChange,
} from '@perya/api-client';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect } from 'vitest';
import { member } from '../members/schema';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { cleanUp, rejection } from '../verification/testing';

let gateway: TestGateway;
let juan: TestCaller;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});
beforeEach(async () => {
  await cleanUp(gateway);
  await gateway.db
    .update(member)
    .set({ nickname: 'Juan', payeeName: null, dateOfBirth: null, contacts: {} })
    .where(eq(member.account, 'juan01'));
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

const read = () => juan.client.call(getProfile, {});
const change = (what: ProfileChange, by = juan) => by.client.call(updateProfile, what);
const trial = async () => {
  const caller = callerOf(gateway);
  await caller.signIn('trial01');
  return caller;
};

describe('the profile', () => {
  it('stores the values and masks the real name', async () => {
    await change({
      nickname: '  Juan   dela Cruz ',
      realName: 'Juan Dela Cruz',
      dateOfBirth: '1990-05-17',
    });
    const profile = await read();
    expect(profile).toMatchObject({
      account: 'juan01',
      nickname: 'Juan dela Cruz',
      dateOfBirth: '1990-05-17',
    });
    expect(profile.maskedRealName).not.toContain('Dela');
  });

  it('accepts real name and birthday only once, even in concurrent requests', async () => {
    const answers = await Promise.allSettled([
      change({ realName: 'Juan Dela Cruz' }),
      change({ realName: 'Pedro Santos' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await change({ dateOfBirth: '1990-05-17' });
    expect(await rejection(change({ dateOfBirth: '1991-05-17' }))).toMatchObject({ status: 409 });
    expect(await read()).toMatchObject({ dateOfBirth: '1990-05-17' });
  });

  it('changes nothing when one field is invalid', async () => {
    expect(
      await rejection(change({ nickname: 'Good name', dateOfBirth: '2015-01-01' })),
    ).toMatchObject({
      value: { errors: [{ path: 'dateOfBirth', message: 'under_age' }] },
    });
    expect(await read()).toMatchObject({ nickname: 'Juan', dateOfBirth: null });
  });

  it.each(['a', 'x'.repeat(21), '<b>Juan</b>', '\u202eJuan', '   '])(
    'rejects the nickname %j with an error for its field',
    async (nickname) => {
      expect(await rejection(change({ nickname }))).toMatchObject({
        value: { errors: [{ path: 'nickname' }] },
      });
    },
  );

  it('accepts the contacts that the brand asks for, and no others', async () => {
    expect(await rejection(change({ contacts: { wechat: 'juan' } }))).toMatchObject({
      value: { errors: [{ path: 'wechat', message: 'operation_not_enabled' }] },
    });
    const wechat = { enabled: true, required: false, minLength: 3, maxLength: 50 };
    await gateway.platform.brand.patch(
      gateway.db,
      { registerRules: { wechat } },
      gateway.clock.now(),
    );
    await change({ contacts: { wechat: ' juan_pay ' } });
    expect((await read()).contacts).toContainEqual({ name: 'wechat', value: 'juan_pay' });
  });

  it('is not available to trial accounts', async () => {
    const caller = await trial();
    expect(await rejection(caller.client.call(getProfile, {}))).toMatchObject({ status: 403 });
    expect(await rejection(change({ nickname: 'Somebody' }, caller))).toMatchObject({
      status: 403,
    });
  });
});

describe('the avatar', () => {
  const avatars = () => juan.client.call(listAvatars, {});
  const upload = (picture: Blob, by = juan) => by.client.call(uploadAvatar, { picture });
  const drawn = async (format: 'png' | 'webp') => {
    const image = sharp({
      create: { width: 900, height: 400, channels: 3, background: '#c2185b' },
    });
    return new Blob([Uint8Array.from(await image.toFormat(format).toBuffer())]);
  };

  it('is one of the drawn faces, or rejected', async () => {
    const [, second] = (await avatars()).avatars;
    expect(second).toBeDefined();
    const chosen = await juan.client.call(chooseAvatar, { avatarId: second?.id ?? '' });
    expect(chosen.imagePath).toBe(second?.imagePath);
    expect((await avatars()).chosenId).toBe(second?.id);
    expect(
      await rejection(juan.client.call(chooseAvatar, { avatarId: '../../etc/passwd' })),
    ).toMatchObject({ status: 404 });
  });

  it('can be the member’s own picture, re-encoded as a small square', async () => {
    const { imagePath } = await upload(await drawn('png'));
    const answer = await fetch(imagePath);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    // Not on the site's origin, which proxies the gateway's paths.
    expect(new URL(imagePath).origin).toBe(gateway.platform.config.playOrigin);
    expect((await fetch(new URL(new URL(imagePath).pathname, gateway.url))).status).toBe(404);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
    expect(await avatars()).toMatchObject({ chosenId: 'own' });
  });

  it('is checked by its content, not by its name or type', async () => {
    const page = new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' });
    for (const picture of [page, await drawn('webp')]) {
      expect(await rejection(upload(picture))).toMatchObject({
        status: 422,
        code: 'PICTURE_NOT_READABLE',
      });
    }
  });

  it('cannot be uploaded by a trial account or when the brand does not allow it', async () => {
    expect(await rejection(upload(await drawn('png'), await trial()))).toMatchObject({
      status: 403,
    });
    await gateway.platform.brand.patch(
      gateway.db,
      { security: { avatarUpload: false } },
      gateway.clock.now(),
    );
    expect(await rejection(upload(await drawn('png')))).toMatchObject({
      code: 'OPERATION_NOT_ENABLED',
    });
  });
});
