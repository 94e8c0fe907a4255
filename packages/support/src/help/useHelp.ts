import { getHelpCentre, type HelpTopic } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useLanguage } from '@perya/i18n';
import { useMemo } from 'react';

import { articlesOf, createHelpIndex, type HelpIndex, type IndexedArticle } from './helpIndex';

export interface Help {
  readonly topics: readonly HelpTopic[];
  readonly index: HelpIndex;
  findArticle(id: string): IndexedArticle | undefined;
}

/** The help centre in the visitor's language, with its search index. */
export function useHelp() {
  const { language, bcp47 } = useLanguage();
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
      index: createHelpIndex(data, bcp47),
      findArticle: (id) => articles.find((article) => article.id === id),
    };
  }, [data, bcp47]);
  return { data: help, error, isFetching, refetch };
}
