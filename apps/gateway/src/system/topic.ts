import {
  getRegisterRules,
  getSystemKeys,
  getSystemStatus,
  getWhitelabel,
  type WireValueOf,
} from '@perya/api-client';
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
      // Made by the contract's own half, which knows no other kind of key.
      keys: (await ctx.platform.seals.publicKeys()) as WireValueOf<typeof getSystemKeys>['keys'],
      serverTime: ctx.now().getTime(),
    })),
  ],
};
