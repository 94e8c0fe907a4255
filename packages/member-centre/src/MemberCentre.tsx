import type { Game } from '@perya/api-client';
import { CentreOverlay } from '@perya/ui-kit/centre-overlay';
import { Hourglass, ReceiptText } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { ComingPage } from './components/ComingPage/ComingPage';
import { useT } from './i18n';
import { isMemberPage, MEMBER_PAGE_NAMES, type MemberPageName } from './memberPages';
import { BettingRecordPage } from './pages/BettingRecordPage';

export interface MemberCentreProps {
  /** The page that is shown; null while the centre is closed. */
  page: MemberPageName | null;
  onClose(): void;
  /** The link to a page: the site decides where the centre's page stands in its address. */
  linkTo(page: MemberPageName): ReactElement<Record<string, unknown>>;
  /** The way to people who can do what a page that does not stand yet would do. */
  customerService?: ReactNode;
  /** Opens the game in which an open round goes on. */
  onResume?: (game: Game) => void;
}

const ICONS: Partial<Record<MemberPageName, ReactElement>> = {
  personalHistoryCopy: <ReceiptText />,
};

/** The member centre over the site (specification §2, Member centre pages). */
export function MemberCentre({
  page,
  onClose,
  linkTo,
  customerService,
  onResume,
}: MemberCentreProps) {
  const t = useT();
  // A page that does not stand is in the list only while somebody asks for it: they see where they are.
  const listed = MEMBER_PAGE_NAMES.filter((name) => isMemberPage(name) || name === page);
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
        icon: ICONS[id] ?? <Hourglass />,
        link: linkTo(id),
      }))}
    >
      {page === 'personalHistoryCopy' && <BettingRecordPage onResume={onResume} />}
      {page !== null && !isMemberPage(page) && (
        <ComingPage name={t(`centre.${page}`)} action={customerService} />
      )}
    </CentreOverlay>
  );
}
