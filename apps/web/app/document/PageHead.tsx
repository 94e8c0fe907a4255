import type { Category } from '@perya/api-client';
import { useCategoryName, useLanguage } from '@perya/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { useBrandWords, useT } from '../locales';
import { useRootData } from '../runtime/rootData';
import type { PageName } from '../runtime/routeHandle';
import { canonicalPath } from '../seo/canonical';

/**
 * The page's title and canonical address in its language. They update during client-side navigation, because
 * users see and share them. The server adds machine-readable tags (`seo/head.server`).
 */
export function PageHead({ page }: { page: PageName }) {
  const t = useT();
  const categoryName = useCategoryName();
  const words = useBrandWords();
  const { origin } = useRootData();
  const place = useLocation();
  const given = useGivenTitle(page, new URLSearchParams(place.search));

  const name = given ?? (isCategory(page) ? categoryName(page) : t(`page.${page}`));
  return (
    <>
      <title>
        {page === 'home'
          ? t('document.titleHome', words)
          : t('document.titlePage', { page: name, ...words })}
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

/** The platform's title for a promotion, lottery, article or topic, once the page has loaded it. */
function useGivenTitle(page: PageName, params: URLSearchParams): string | undefined {
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  // Uses the pages' own query keys. Importing their queries would add their contracts to every first view.
  const title = () => {
    if (page === 'promotion') {
      const id = params.get('id');
      return queryClient.getQueryData<Titled>(['getPromotion', { id }])?.title;
    }
    if (page === 'lottery' || page === 'regionalLottery') {
      const lottery = params.get('gameCode');
      return queryClient.getQueryData<{ lotteryName: string }>(['getLotteryOffer', { lottery }])
        ?.lotteryName;
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
