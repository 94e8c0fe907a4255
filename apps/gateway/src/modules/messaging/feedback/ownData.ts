import { eq } from 'drizzle-orm';
import { allBut, type OwnData } from '../../../kernel/own-data/section';
import { feedback } from './schema';

/** Feedback that the member sent while signed in. */
export const feedbackData: OwnData = {
  sections: [
    {
      name: 'feedback',
      chapter: 'messages',
      table: feedback,
      of: (memberId) => eq(feedback.memberId, memberId),
      keys: [feedback.id],
      fields: allBut(feedback, 'memberId', 'digest'),
    },
  ],
};
