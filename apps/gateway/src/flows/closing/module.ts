import { cancelClosing, getClosing, requestClosing } from '@perya/api-client';
import { serve } from '../../kernel/http/serve';
import type { Module } from '../../kernel/module';
import { cancel } from './cancel';
import { closingJob } from './finish';
import { readClosing } from './read';
import { proveOwner, request } from './request';

/** Members close their accounts, and are paid what they hold. */
export const closing: Module = {
  name: 'closing',
  routes: [
    serve(getClosing, ({ ctx }) => readClosing(ctx)),
    serve(requestClosing, request, { before: proveOwner }),
    serve(cancelClosing, cancel, { whenClosing: true }),
  ],
  jobs: [closingJob],
};
