import { getFeedbackRules, sendFeedback } from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { keepFeedback } from './feedback';
import { brandSettings } from './settings';

/** What people write to the house. */
export const feedback: Module = {
  name: 'feedback',
  brandSettings,
  routes: [
    serve(getFeedbackRules, ({ ctx }) => ctx.brand.feedback),
    // Who cannot get in has the most to say.
    serve(sendFeedback, async ({ input, ctx }) => ({ reference: await keepFeedback(input, ctx) }), {
      whenRestricted: true,
    }),
  ],
};
