import { eq } from 'drizzle-orm';
import { allBut, deletedAfter, type OwnData } from '../../../kernel/own-data/section';
import { feedback } from './schema';

/** Feedback that the member sent while signed in. */
export const feedbackData: OwnData = {
  sections: [
    {
      name: 'feedback',
      chapter: 'messages',
      erasure: deletedAfter('messages'),
      table: feedback,
      of: (memberId) => eq(feedback.memberId, memberId),
      keys: [feedback.id],
      fields: allBut(feedback, 'memberId', 'digest'),
    },
  ],
};
