import { getMemberInfo } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { CentreOverlay } from '@perya/ui-kit/centre-overlay';
import { Hourglass } from 'lucide-react';
import { Suspense } from 'react';

import { ComingPage } from './components/ComingPage/ComingPage';
import { WaitingPage } from './components/WaitingPage/WaitingPage';
import { useT } from './i18n';
import { isMemberPage, MEMBER_PAGE_NAMES, type MemberPageName } from './memberPages';
import type { MemberPageProps } from './MemberPageProps';
import { PAGES, type PageEntry } from './pages';

export interface MemberCentreProps extends MemberPageProps {
  /** The page that is shown; null while the centre is closed. */
  page: MemberPageName | null;
}

/** The member centre over the site (specification §2, Member centre pages). */
export function MemberCentre({ page, ...shared }: MemberCentreProps) {
  const t = useT();
  const { onClose, linkTo, customerService } = shared;
  const standing = page !== null && isMemberPage(page) ? page : null;
  const Page = standing && PAGES[standing].Page;
  const isOffered = useIsOffered(page !== null);
  // A page that does not stand is in the list only while somebody asks for it: they see where they are.
  const listed = MEMBER_PAGE_NAMES.filter(
    (name) => (isMemberPage(name) && isOffered(name)) || name === page,
  );
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
        icon: isMemberPage(id) ? PAGES[id].icon : <Hourglass />,
        end: isMemberPage(id) ? endOf(PAGES[id]) : undefined,
        link: linkTo(id),
      }))}
    >
      {Page && (
        <Suspense key={standing} fallback={<WaitingPage />}>
          <Page {...shared} />
        </Suspense>
      )}
      {page !== null && standing === null && (
        <ComingPage name={t(`centre.${page}`)} action={customerService} />
      )}
    </CentreOverlay>
  );
}

/** Transfers to an upline are for whom the platform allows them (§3, Member info: toUpline). */
function useIsOffered(isOpen: boolean): (name: MemberPageName) => boolean {
  const { data } = useApiQuery(getMemberInfo, {}, { enabled: isOpen });
  const hasUpline = data?.canTransferToUpline ?? false;
  return (name) => name !== 'transferUpline' || hasUpline;
}

/** A count comes when it is there: the list does not wait for it. */
function endOf({ End }: PageEntry) {
  return End === undefined ? undefined : (
    <Suspense>
      <End />
    </Suspense>
  );
}
