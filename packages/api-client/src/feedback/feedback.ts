import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { nothing, text, wholeNumber } from '../core/schemas';

/** How long a feedback may be, in words. */
export interface FeedbackRules {
  readonly minWords: number;
  readonly maxWords: number;
}

const wordCount = () => wholeNumber(1, 2000);

export const getFeedbackRules = /* @__PURE__ */ endpoint({
  id: 'getFeedbackRules',
  tag: 'System',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFeedbackRules',
  auth: 'none',
  request: nothing(),
  value: v.object({ minWords: wordCount(), maxWords: wordCount() }),
  // A range that nothing fits into would shut everybody up.
  decode: ({ minWords, maxWords }): FeedbackRules => ({
    minWords: Math.min(minWords, maxWords),
    maxWords: Math.max(minWords, maxWords),
  }),
  summary: 'How many words a feedback may have.',
  spec: '§5 "Feedback content must be within a word range (bounds not shown)"; path ours.',
});

/** No feedback is longer, whatever its words: what the platform reads at all. */
export const FEEDBACK_MAX_CHARACTERS = 10_000;

/**
 * How many words a text has, in any of the site's languages: also where words are written without
 * blanks, as in Thai and Chinese. The page and the platform count by it, so they agree.
 */
export function countWords(content: string): number {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(content);
  return [...words].filter(({ isWordLike }) => isWordLike).length;
}

export type FeedbackTopic = 'suggestion' | 'complaint' | 'fault' | 'other';

export interface FeedbackInput {
  content: string;
  topic: FeedbackTopic;
  /** How to answer: an e-mail address, a number or a name on a messenger. */
  contact?: string | undefined;
}

export interface FeedbackReceipt {
  /** What customer service finds the message by. */
  readonly reference: string;
}

const TOPICS = {
  suggestion: 'SUGGESTION',
  complaint: 'COMPLAINT',
  fault: 'FAULT',
  other: 'OTHER',
} as const;

export const sendFeedback = /* @__PURE__ */ endpoint({
  id: 'sendFeedback',
  tag: 'System',
  method: 'PUT',
  path: '/wps/feedback',
  auth: 'optional',
  request: v.object({
    content: text(FEEDBACK_MAX_CHARACTERS),
    type: v.picklist(['SUGGESTION', 'COMPLAINT', 'FAULT', 'OTHER']),
    contact: v.optional(text(254)),
  }),
  value: v.object({ reference: text(32) }),
  encode: ({ content, topic, contact }: FeedbackInput) => ({
    content: content.trim(),
    type: TOPICS[topic],
    contact: contact?.trim() || undefined,
  }),
  decode: ({ reference }): FeedbackReceipt => ({ reference }),
  summary: 'Sends the operator a message; the same message again is the same message.',
  spec: '§7 System, PUT /wps/feedback; body and value ours. The word range (§5) is the brand’s: `getFeedbackRules`.',
});
