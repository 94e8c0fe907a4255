import { getMemberInfo } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { accountErrorsCatalogue, useCatalogue } from '@perya/i18n';
import { loadedCatalogue, WaitingPage } from '@perya/page-kit';
import { useBrand } from '@perya/site-config';
import { CentreOverlay } from '@perya/ui-kit/centre-overlay';
import { Suspense, type ComponentType } from 'react';

import { useT } from '../locales';
import { MEMBER_PAGES, PLAYER_PAGES, type MemberPage } from '../address/memberPages';
import type { MemberPageProps } from '../address/MemberPageProps';
import { PAGES, type PageEntry } from './pages';

/** Props of {@link MemberCentre}. */
export interface MemberCentreProps extends MemberPageProps {
  /** The current page; null if the centre is closed. */
  page: MemberPage | null;
}

/**
 * The member centre over the site (specification §2, Member centre pages).
 *
 * @example
 * ```tsx
 * import { isMemberPage, MemberCentre } from '@perya/member-centre';
 * import { Link, useSearchParams } from 'react-router';
 *
 * export function MemberOverlay() {
 *   const [params, setParams] = useSearchParams();
 *   const page = params.get('member');
 *   return (
 *     <MemberCentre
 *       page={isMemberPage(page) ? page : null}
 *       onClose={() => setParams({})}
 *       linkTo={(name) => <Link to={`?member=${name}`} />}
 *     />
 *   );
 * }
 * ```
 */
export function MemberCentre({ page, ...shared }: MemberCentreProps) {
  const t = useT();
  const { onClose, linkTo } = shared;
  const Page = page && PAGES[page].Page;
  const isOffered = useIsOffered(page !== null);
  // A page that isn't offered is still listed while it's open, so users see where they are.
  const listed = MEMBER_PAGES.filter((name) => isOffered(name) || name === page);
  return (
    <CentreOverlay
      open={page !== null}
      onClose={onClose}
      title={t('centre.title')}
      current={page ?? ''}
      labels={{ close: t('centre.close'), pages: t('centre.pages') }}
      pages={listed.map((id) => ({
        id,
        label: t(`centre.${id}`),
        icon: PAGES[id].icon,
        end: endOf(PAGES[id]),
        link: linkTo(id),
      }))}
    >
      {Page && (
        <Suspense key={page} fallback={<WaitingPage label={t('centre.loading')} />}>
          <PageWithWords Page={Page} {...shared} />
        </Suspense>
      )}
    </CentreOverlay>
  );
}

/** Loads the texts for errors and loading states, without blocking the page. */
function PageWithWords({
  Page,
  ...shared
}: MemberPageProps & { Page: ComponentType<MemberPageProps> }) {
  useCatalogue(accountErrorsCatalogue);
  useCatalogue(loadedCatalogue);
  return <Page {...shared} />;
}

/**
 * Upline transfers are only offered if the platform allows them (§3, Member info: toUpline), pages about playing
 * only on a site for members, and redemptions only with a points mall.
 */
function useIsOffered(isOpen: boolean): (name: MemberPage) => boolean {
  const { data } = useApiQuery(getMemberInfo, {}, { enabled: isOpen });
  const hasUpline = data?.canTransferToUpline ?? false;
  const { audience, hiddenModules } = useBrand();
  return (name) =>
    (audience === 'members' || !PLAYER_PAGES.has(name)) &&
    (name !== 'transferUpline' || hasUpline) &&
    (name !== 'redeemHistory' || !hiddenModules.includes('POINTS'));
}

/** The count loads without blocking the list. */
function endOf({ End }: PageEntry) {
  return End === undefined ? undefined : (
    <Suspense>
      <End />
    </Suspense>
  );
}
