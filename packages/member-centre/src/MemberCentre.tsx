import { CentreOverlay } from '@perya/ui-kit/centre-overlay';
import { ReceiptText } from 'lucide-react';
import type { ReactElement } from 'react';

import { useT } from './i18n';
import { MEMBER_PAGES, type MemberPage } from './memberPages';
import { BettingRecordPage } from './pages/BettingRecordPage';

export interface MemberCentreProps {
  /** The page that is shown; null while the centre is closed. */
  page: MemberPage | null;
  onClose(): void;
  /** The link to a page: the site decides where the centre's page stands in its address. */
  linkTo(page: MemberPage): ReactElement<Record<string, unknown>>;
}

const ICONS: Record<MemberPage, ReactElement> = { personalHistoryCopy: <ReceiptText /> };

/** The member centre over the site (specification §2, Member centre pages). */
export function MemberCentre({ page, onClose, linkTo }: MemberCentreProps) {
  const t = useT();
  return (
    <CentreOverlay
      open={page !== null}
      onClose={onClose}
      title={t('centre.title')}
      current={page ?? ''}
      labels={{ close: t('centre.close'), pages: t('centre.pages') }}
      pages={MEMBER_PAGES.map((id) => ({
        id,
        label: t(`centre.${id}`),
        icon: ICONS[id],
        link: linkTo(id),
      }))}
    >
      {page === 'personalHistoryCopy' && <BettingRecordPage />}
    </CentreOverlay>
  );
}
