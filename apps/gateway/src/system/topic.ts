import { getRegisterRules, getSystemKeys, getSystemStatus, getWhitelabel } from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { statusOf, whitelabelOf } from './wire';

/** What the site must know about the brand and the platform. */
export const system: Topic = {
  name: 'system',
  routes: [
    serve(getSystemStatus, ({ ctx }) => statusOf(ctx)),
    serve(getWhitelabel, ({ ctx }) => whitelabelOf(ctx.brand)),
    serve(getRegisterRules, ({ ctx }) => ctx.brand.registerRules),
    serve(getSystemKeys, async ({ ctx }) => ({
      keys: await ctx.platform.seals.publicKeys(),
      serverTime: ctx.now().getTime(),
    })),
  ],
};
