import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function articleSchema() {
  return v.object({
    /** Unique in the whole help center. */
    id: text(64),
    title: v.string(),
    /** HTML from the operator: sanitize it before rendering. */
    html: v.string(),
    /** Search terms that the article itself doesn't contain. */
    keywords: v.array(v.string()),
  });
}

/** An article of the help center. */
export type HelpArticle = FieldOf<ReturnType<typeof articleSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function topicSchema() {
  return v.object({
    id: text(64),
    title: v.string(),
    /** One sentence: what the topic covers. */
    summary: v.nullable(v.string()),
    articles: v.array(articleSchema()),
  });
}

/** A topic of the help center, with its articles. */
export type HelpTopic = FieldOf<ReturnType<typeof topicSchema>>;

export const getHelpCentre = /* @__PURE__ */ endpoint({
  id: 'getHelpCentre',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/helpCenter',
  auth: 'none',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.array(topicSchema()),
  summary: 'Returns the topics and articles of the help center.',
  spec: '§7 System, /wps/system/helpCenter; value defined here.',
});
