import * as v from 'valibot';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { nothing, oneOf, text, typedText, wholeNumber } from '../core/schemas';

const wordCount = () => wholeNumber(1, 2000);

export const getFeedbackRules = /* @__PURE__ */ endpoint({
  id: 'getFeedbackRules',
  tag: 'System',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFeedbackRules',
  auth: 'none',
  request: nothing(),
  value: v.object({ minWords: wordCount(), maxWords: wordCount() }),
  // Otherwise a reversed range would reject every text.
  decode: ({ minWords, maxWords }) => ({
    minWords: Math.min(minWords, maxWords),
    maxWords: Math.max(minWords, maxWords),
  }),
  summary: 'Returns the minimum and maximum length of feedback, in words.',
  spec: '§5 "Feedback content must be within a word range (bounds not shown)"; path defined here.',
});

/** The minimum and maximum length of feedback, in words. */
export type FeedbackRules = OutputOf<typeof getFeedbackRules>;

/** The maximum length of feedback in characters, regardless of its words. */
export const FEEDBACK_MAX_CHARACTERS = 10_000;

/**
 * Counts the words of a text in any of the site's languages, including those without spaces between words,
 * such as Thai and Chinese. The page and the platform both use this function, so they agree.
 */
export function countWords(content: string): number {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(content);
  return [...words].filter(({ isWordLike }) => isWordLike).length;
}

/* @__NO_SIDE_EFFECTS__ */
export function feedbackTopic() {
  return oneOf({
    suggestion: 'SUGGESTION',
    complaint: 'COMPLAINT',
    fault: 'FAULT',
    other: 'OTHER',
  });
}

export const sendFeedback = /* @__PURE__ */ endpoint({
  id: 'sendFeedback',
  tag: 'System',
  method: 'PUT',
  path: '/wps/feedback',
  auth: 'optional',
  request: v.object({
    content: text(FEEDBACK_MAX_CHARACTERS),
    topic: feedbackTopic(),
    /** Where to reply: an email address, a phone number or a messenger name. */
    contact: typedText(text(254)),
  }),
  value: v.object({
    /** The reference that customer service finds the message by. */
    reference: text(32),
  }),
  summary:
    'Sends feedback to the operator; sending the same message again returns the reference of the first.',
  spec: '§7 System, PUT /wps/feedback; body and value defined here. The brand sets the word range (§5): see `getFeedbackRules`.',
});

/** What a message to the operator is about. */
export type FeedbackTopic = InputOf<typeof sendFeedback>['topic'];
