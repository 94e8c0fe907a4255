import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';

export interface HelpArticle {
  /** Unique in the whole help centre. */
  readonly id: string;
  readonly title: string;
  /** HTML from the operator: clean it before it is shown. */
  readonly html: string;
  /** Words that people search by and the article does not use. */
  readonly keywords: readonly string[];
}

export interface HelpTopic {
  readonly id: string;
  readonly title: string;
  /** One sentence: what stands under it. */
  readonly summary: string | null;
  readonly articles: readonly HelpArticle[];
}

export const getHelpCentre = /* @__PURE__ */ endpoint({
  id: 'getHelpCentre',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/helpCenter',
  auth: 'none',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.object({
    list: v.array(
      v.object({
        id: text(64),
        title: v.string(),
        summary: v.nullish(v.string()),
        children: v.array(
          v.object({
            id: text(64),
            title: v.string(),
            content: v.string(),
            keywords: v.optional(v.array(v.string())),
          }),
        ),
      }),
    ),
  }),
  decode: ({ list }): readonly HelpTopic[] =>
    list.map(({ id, title, summary, children }) => ({
      id,
      title,
      summary: summary ?? null,
      articles: children.map((article) => ({
        id: article.id,
        title: article.title,
        html: article.content,
        keywords: article.keywords ?? [],
      })),
    })),
  summary: 'The topics and articles of the help centre.',
  spec: '§7 System, /wps/system/helpCenter; value ours.',
});
