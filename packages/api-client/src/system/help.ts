import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { done, text } from '../core/schemas';

export interface HelpTopic {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly {
    readonly id: string;
    readonly title: string;
    /** HTML from the operator: clean it before it is shown. */
    readonly html: string;
  }[];
}

export const getHelpCentre = /* @__PURE__ */ endpoint({
  id: 'getHelpCentre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  auth: 'none',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.object({
    list: v.array(
      v.object({
        id: text(64),
        title: v.string(),
        children: v.array(v.object({ id: text(64), title: v.string(), content: v.string() })),
      }),
    ),
  }),
  decode: ({ list }): readonly HelpTopic[] =>
    list.map(({ id, title, children }) => ({
      id,
      title,
      articles: children.map((article) => ({
        id: article.id,
        title: article.title,
        html: article.content,
      })),
    })),
  summary: 'The topics and articles of the help centre.',
  spec: '§7 System, /wps/system/helpCenter; value ours.',
});

/** How long a feedback may be, in characters; §5 leaves the bounds open. */
export const FEEDBACK_LENGTH = { min: 10, max: 1000 } as const;

export interface FeedbackInput {
  content: string;
  topic: 'suggestion' | 'complaint' | 'fault' | 'other';
  /** How to answer a guest. */
  contact?: string | undefined;
}

const FEEDBACK_TOPICS = {
  suggestion: 'SUGGESTION',
  complaint: 'COMPLAINT',
  fault: 'FAULT',
  other: 'OTHER',
} as const;

export const sendFeedback = /* @__PURE__ */ endpoint({
  id: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  auth: 'optional',
  request: v.object({
    content: v.pipe(v.string(), v.minLength(FEEDBACK_LENGTH.min), v.maxLength(FEEDBACK_LENGTH.max)),
    type: v.picklist(['SUGGESTION', 'COMPLAINT', 'FAULT', 'OTHER']),
    contact: v.optional(text(254)),
  }),
  value: done(),
  encode: ({ content, topic, contact }: FeedbackInput) => ({
    content: content.trim(),
    type: FEEDBACK_TOPICS[topic],
    contact,
  }),
  summary: 'Sends the operator a message.',
  spec: '§7 System, PUT /wps/feedback; body ours, bounds of the content 10 to 1000 characters (§5 leaves them open).',
});
