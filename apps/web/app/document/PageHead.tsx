import type { Category } from '@perya/api-client';
import { useCategoryName, useLanguage } from '@perya/i18n';
import { useBrand } from '@perya/site-config';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { useT } from '../locales';
import { useRootData } from '../runtime/rootData';
import type { PageName } from '../runtime/routeHandle';
import { canonicalPath } from '../seo/canonical';

/**
 * Title and canonical address, in the page's own language: what people see and pass on, so it moves
 * with them through the site. What only machines read is added by the server (`seo/head.server`).
 */
export function PageHead({ page }: { page: PageName }) {
  const t = useT();
  const categoryName = useCategoryName();
  const { name: brand } = useBrand();
  const { origin } = useRootData();
  const place = useLocation();
  const given = useGivenTitle(page, new URLSearchParams(place.search));

  const name = given ?? (isCategory(page) ? categoryName(page) : t(`page.${page}`));
  return (
    <>
      <title>
        {page === 'home'
          ? t('document.titleHome', { brand })
          : t('document.titlePage', { page: name, brand })}
      </title>
      {page !== 'notFound' && <link rel="canonical" href={origin + canonicalPath(place)} />}
    </>
  );
}

function isCategory(page: PageName): page is Category {
  return page === page.toUpperCase();
}

interface Titled {
  id: string;
  title: string;
}

/** A promotion, an article or a topic is called what the operator calls it, as soon as its page knows. */
function useGivenTitle(page: PageName, params: URLSearchParams): string | undefined {
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  // As the pages themselves ask; their contracts would come with every first view.
  const title = () => {
    if (page === 'promotion') {
      const id = params.get('id');
      return queryClient.getQueryData<Titled>(['getPromotion', { id }])?.title;
    }
    if (page !== 'help') return undefined;
    const id = params.get('article') ?? params.get('topic');
    return queryClient
      .getQueryData<(Titled & { articles: Titled[] })[]>(['getHelpCentre', { language }])
      ?.flatMap((topic) => [...topic.articles, topic])
      .find((part) => part.id === id)?.title;
  };
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    title,
    title,
  );
}
