import { checkAffiliate, register, registerByMobile } from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { checkAffiliate as check } from './invitation';
import { registerMember } from './register';

/** Becoming a member. */
export const registration: Topic = {
  name: 'registration',
  routes: [
    serve(register, ({ input, ctx }) => registerMember({ method: 'username', input, ctx })),
    serve(registerByMobile, ({ input, ctx }) => registerMember({ method: 'mobile', input, ctx })),
    serve(checkAffiliate, check),
  ],
};
