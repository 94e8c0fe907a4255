import {
  chooseAvatar,
  getProfile,
  listAvatars,
  updateProfile,
  uploadAvatar,
} from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import * as avatar from './avatar';
import * as own from './profile';

/** A member's profile and avatar. */
export const profile: Module = {
  name: 'profile',
  mountPlay: avatar.mountAvatars,
  routes: [
    serve(getProfile, ({ ctx }) => own.readProfile(ctx)),
    serve(updateProfile, own.updateProfile),
    serve(listAvatars, ({ ctx }) => avatar.readAvatars(ctx)),
    serve(chooseAvatar, avatar.chooseAvatar),
    serve(uploadAvatar, avatar.uploadAvatar),
  ],
};
