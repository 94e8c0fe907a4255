import {
  chooseAvatar as chooseAvatarCall,
  getPlayerRank as getPlayerRankCall,
  getProfile,
  listAvatars,
  updateProfile as updateProfileCall,
  uploadAvatar as uploadAvatarCall,
} from '@perya/api-client';
import { getPlayerRank } from '../club/rank';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { chooseAvatar, mountPictures, readAvatars, uploadAvatar } from './avatar';
import { readProfile, updateProfile } from './profile';

/** Most of a picture, and the form around it. */
const UPLOAD_BYTES = 6 * 1024 * 1024;

/** Who the member is, what he looks like, and where he stands in the club. */
export const profile: Topic = {
  name: 'profile',
  mount: mountPictures,
  routes: [
    serve(getProfile, ({ ctx }) => readProfile(ctx)),
    serve(updateProfileCall, updateProfile),
    serve(listAvatars, ({ ctx }) => readAvatars(ctx)),
    serve(chooseAvatarCall, chooseAvatar),
    serve(uploadAvatarCall, uploadAvatar, { mostBytes: UPLOAD_BYTES }),
    serve(getPlayerRankCall, getPlayerRank),
  ],
};
