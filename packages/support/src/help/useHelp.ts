import { getHelpCentre, type HelpTopic } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useLanguage } from '@perya/i18n';
import { useMemo } from 'react';

import { articlesOf, type IndexedArticle } from './articles';

export interface Help {
  readonly topics: readonly HelpTopic[];
  readonly articles: readonly IndexedArticle[];
  findArticle(id: string): IndexedArticle | undefined;
}

/** The help centre in the visitor's language. */
export function useHelp() {
  const { language } = useLanguage();
  // The language is part of the query, so that each has its own response.
  const { data, error, isFetching, refetch } = useApiQuery(
    getHelpCentre,
    { language },
    { staleTime: 10 * 60_000 },
  );
  const help = useMemo<Help | undefined>(() => {
    if (!data) return undefined;
    const articles = articlesOf(data);
    return {
      topics: data,
      articles,
      findArticle: (id) => articles.find((article) => article.id === id),
    };
  }, [data]);
  return { data: help, error, isFetching, refetch };
}
