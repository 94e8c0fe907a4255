import {
  requestPasswordEmail,
  resetPasswordByEmail,
  resetPasswordByMobile,
} from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { requestPasswordEmail as mailLink, resetPasswordByEmail as resetByEmail } from './byEmail';
import { resetPasswordByMobile as resetByMobile } from './byMobile';

/** Recovery of a forgotten password. */
export const recovery: Module = {
  name: 'recovery',
  routes: [
    serve(requestPasswordEmail, mailLink),
    serve(resetPasswordByEmail, resetByEmail),
    serve(resetPasswordByMobile, resetByMobile),
  ],
};
