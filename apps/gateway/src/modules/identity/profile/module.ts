import {
  chooseAvatar,
  getPlayerRank,
  getProfile,
  listAvatars,
  updateProfile,
  uploadAvatar,
} from '@perya/api-client';
import * as rank from '../../rewards/club/rank';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import * as avatar from './avatar';
import * as own from './profile';

/** Who the member is, what he looks like, and where he stands in the club. */
export const profile: Module = {
  name: 'profile',
  mountPlay: avatar.mountAvatars,
  routes: [
    serve(getProfile, ({ ctx }) => own.readProfile(ctx)),
    serve(updateProfile, own.updateProfile),
    serve(listAvatars, ({ ctx }) => avatar.readAvatars(ctx)),
    serve(chooseAvatar, avatar.chooseAvatar),
    serve(uploadAvatar, avatar.uploadAvatar),
    serve(getPlayerRank, rank.getPlayerRank),
  ],
};
