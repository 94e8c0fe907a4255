import { getFeedbackRules, opsListFeedback, sendFeedback } from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { keepFeedback } from './feedback';
import { listFeedback } from './operator';
import { brandSettings } from './settings';
import { feedbackData } from './ownData';

/** Feedback from members and guests. */
export const feedback: Module = {
  name: 'feedback',
  ownData: feedbackData,
  brandSettings,
  routes: [
    serve(getFeedbackRules, ({ ctx }) => ctx.brand.feedback),
    // Members who can't get in have the most to report.
    serve(sendFeedback, async ({ input, ctx }) => ({ reference: await keepFeedback(input, ctx) }), {
      whenRestricted: true,
    }),
    serve(opsListFeedback, listFeedback),
  ],
};
