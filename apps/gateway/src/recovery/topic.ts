import {
  requestPasswordEmail,
  resetPasswordByEmail,
  resetPasswordByMobile,
} from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { requestPasswordEmail as mailLink, resetPasswordByEmail as resetByEmail } from './byEmail';
import { resetPasswordByMobile as resetByMobile } from './byMobile';

/** The way back in for who has forgotten the password. */
export const recovery: Topic = {
  name: 'recovery',
  routes: [
    serve(requestPasswordEmail, mailLink),
    serve(resetPasswordByEmail, resetByEmail),
    serve(resetPasswordByMobile, resetByMobile),
  ],
};
