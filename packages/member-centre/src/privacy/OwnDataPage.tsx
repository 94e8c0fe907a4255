import { getOwnData } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, PageFrame } from '@perya/page-kit';

import type { MemberPageProps } from '../address/MemberPageProps';
import { ClosingCard } from './ClosingCard';
import { DataExportCard } from './DataExportCard';
import { KeptDataCard } from './KeptDataCard';
import { usePrivacyT } from './locales';

export type OwnDataPageProps = Pick<MemberPageProps, 'linkTo' | 'customerService'>;

/** What the brand keeps about the member and why, the download of all of it, and the account's closing. */
export function OwnDataPage({ linkTo, customerService }: OwnDataPageProps) {
  const t = usePrivacyT();
  const query = useApiQuery(getOwnData, {}, { staleTime: 0 });
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <Loaded query={query} skeleton={[260, 480]}>
        {(status) => (
          <>
            <DataExportCard status={status} />
            <KeptDataCard keptDays={status.keptDays} keptMonths={status.keptMonths} />
            <ClosingCard status={status} linkTo={linkTo} customerService={customerService} />
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}
