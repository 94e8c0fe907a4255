import { ReceiptText } from 'lucide-react';
import { lazy, type ComponentType, type ReactElement } from 'react';

import type { MemberPage } from './memberPages';
import type { MemberPageProps } from './MemberPageProps';

/** A page of the centre: fetched when it is opened. */
interface PageEntry {
  icon: ReactElement;
  Page: ComponentType<MemberPageProps>;
}

/** The pages that stand (`MEMBER_PAGES`): their icons and their code. */
export const PAGES: Record<MemberPage, PageEntry> = {
  personalHistoryCopy: {
    icon: <ReceiptText />,
    Page: lazy(async () => ({
      default: (await import('./records/BettingRecordPage')).BettingRecordPage,
    })),
  },
};
