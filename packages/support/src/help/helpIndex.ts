import MiniSearch from 'minisearch';

import type { IndexedArticle } from './articles';

export interface HelpIndex {
  /** The articles that match a search, the best first; empty for an empty search. */
  search(words: string): readonly IndexedArticle[];
}

/** Shorter words have too many similar ones. */
const SHORTEST_FUZZY = 4;
const FUZZINESS = 0.25;

/**
 * A search over all articles, by word prefixes, with tolerance for typos in longer words. Articles with all
 * words are returned; if there are none, those with some.
 *
 * @param locale BCP 47, for splitting words in languages without spaces
 */
export function createHelpIndex(articles: readonly IndexedArticle[], locale: string): HelpIndex {
  const words = new Intl.Segmenter(locale, { granularity: 'word' });
  const index = new MiniSearch<IndexedArticle>({
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

/** Removes diacritics from Latin letters, since few people type them in a search. */
function fold(term: string): string {
  return term
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd');
}
