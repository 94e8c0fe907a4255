import { getFeedbackRules, sendFeedback } from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { keepFeedback } from './feedback';

/** What people write to the house. */
export const feedback: Topic = {
  name: 'feedback',
  routes: [
    serve(getFeedbackRules, ({ ctx }) => ctx.brand.feedback),
    // Who cannot get in has the most to say.
    serve(sendFeedback, async ({ input, ctx }) => ({ reference: await keepFeedback(input, ctx) }), {
      whenRestricted: true,
    }),
  ],
};
