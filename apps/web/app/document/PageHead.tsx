import type { Category } from '@perya/api-client';
import { LANGUAGES, useCategoryName, useLanguage } from '@perya/i18n';
import { useBrand } from '@perya/site-config';
import { useLocation } from 'react-router';

import { bannerGroupOf } from '../banners/banner';
import { useT } from '../i18n';
import { useRootData } from '../runtime/rootData';
import type { PageName } from '../runtime/routeHandle';

/**
 * Title, description, canonical address, and what others show of a link to the page. React puts them
 * into the head, in the page's own language, on the server as in the browser.
 */
export function PageHead({ page }: { page: PageName }) {
  const t = useT();
  const categoryName = useCategoryName();
  const { name: brand } = useBrand();
  const { origin, ageLimit } = useRootData();
  const { language } = useLanguage();
  const { pathname } = useLocation();

  const name = isCategory(page) ? categoryName(page) : t(`page.${page}`);
  const title =
    page === 'home'
      ? t('document.titleHome', { brand })
      : t('document.titlePage', { page: name, brand });
  const description = t('document.description', { brand, age: ageLimit });
  // One page of several addresses has one that counts.
  const address = origin + (bannerGroupOf(pathname) === 'w_home' ? '/' : pathname);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page === 'notFound' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/og.png`} />
      <meta property="og:locale" content={LANGUAGES[language].bcp47.replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function isCategory(page: PageName): page is Category {
  return page === page.toUpperCase();
}
