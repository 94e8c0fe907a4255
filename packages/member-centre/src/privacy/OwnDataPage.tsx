import { getOwnData } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, PageFrame } from '@perya/page-kit';

import { DataExportCard } from './DataExportCard';
import { KeptDataCard } from './KeptDataCard';
import { usePrivacyT } from './locales';

/** What the brand keeps about the member and why, and the download of all of it. */
export function OwnDataPage() {
  const t = usePrivacyT();
  const query = useApiQuery(getOwnData, {}, { staleTime: 0 });
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <Loaded query={query} skeleton={[260, 480]}>
        {(status) => (
          <>
            <DataExportCard status={status} />
            <KeptDataCard keptDays={status.keptDays} />
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}
