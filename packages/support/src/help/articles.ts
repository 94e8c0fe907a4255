import type { HelpArticle, HelpTopic } from '@perya/api-client';

/** An article with its topic. */
export interface IndexedArticle extends HelpArticle {
  readonly topic: HelpTopic;
  /** The article as plain text. */
  readonly text: string;
}

/** All articles of the help centre, in the order of its topics. */
export function articlesOf(topics: readonly HelpTopic[]): IndexedArticle[] {
  return topics.flatMap((topic) =>
    topic.articles.map((article) => ({ ...article, topic, text: plainText(article.html) })),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** For searching and excerpts, never for markup. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
