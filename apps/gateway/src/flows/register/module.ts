import { checkAffiliate, register, registerByMobile } from '@perya/api-client';
import { serve } from '../../kernel/http/serve';
import type { Module } from '../../kernel/module';
import { checkAffiliate as check } from './invitation';
import { registerMember } from './register';

/** Registration of new members. */
export const registration: Module = {
  name: 'registration',
  routes: [
    serve(register, ({ input, ctx }) => registerMember({ method: 'username', input, ctx })),
    serve(registerByMobile, ({ input, ctx }) => registerMember({ method: 'mobile', input, ctx })),
    serve(checkAffiliate, check),
  ],
};
