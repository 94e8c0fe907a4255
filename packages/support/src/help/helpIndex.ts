import type { HelpArticle, HelpTopic } from '@perya/api-client';
import MiniSearch from 'minisearch';

/** An article with the topic it stands under. */
export interface PlacedArticle extends HelpArticle {
  readonly topic: HelpTopic;
  /** The article as plain text. */
  readonly text: string;
}

export interface HelpIndex {
  /** The articles for some words, the best first; none for no words. */
  search(words: string): readonly PlacedArticle[];
}

/** Shorter words have too many neighbours. */
const SHORTEST_FUZZY = 4;
const FUZZINESS = 0.25;

export function articlesOf(topics: readonly HelpTopic[]): PlacedArticle[] {
  return topics.flatMap((topic) =>
    topic.articles.map((article) => ({ ...article, topic, text: plainText(article.html) })),
  );
}

/**
 * The search over all articles: by the beginnings of words, with a typo forgiven in the longer ones.
 * What has all the words comes alone; where nothing has them all, what has some.
 *
 * @param locale BCP 47, for cutting words where a language writes them without blanks
 */
export function createHelpIndex(topics: readonly HelpTopic[], locale: string): HelpIndex {
  const articles = articlesOf(topics);
  const words = new Intl.Segmenter(locale, { granularity: 'word' });
  const index = new MiniSearch<PlacedArticle>({
    fields: ['title', 'keywords', 'topicTitle', 'text'],
    extractField: (article, field) => {
      if (field === 'topicTitle') return article.topic.title;
      if (field === 'keywords') return article.keywords.join(' ');
      return article[field as 'id' | 'title' | 'text'];
    },
    tokenize: (text) =>
      [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment),
    processTerm: fold,
    searchOptions: {
      boost: { title: 4, keywords: 3, topicTitle: 2 },
      prefix: true,
      fuzzy: (term) => (term.length >= SHORTEST_FUZZY ? FUZZINESS : false),
    },
  });
  index.addAll(articles);
  const byId = new Map(articles.map((article) => [article.id, article]));
  return {
    search(query) {
      if (query.trim() === '') return [];
      const all = index.search(query, { combineWith: 'AND' });
      const found = all.length > 0 ? all : index.search(query);
      return found.flatMap(({ id }) => byId.get(String(id)) ?? []);
    },
  };
}

/** Latin letters without their marks: few people type them when they search. */
function fold(term: string): string {
  return term
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** For searching and for a few lines in a list, never for markup. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
