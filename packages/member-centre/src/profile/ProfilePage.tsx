import { getProfile } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, PageFrame } from '@perya/page-kit';

import { AvatarPicker } from './AvatarPicker';
import { useProfileT } from './locales';
import { ProfileForm } from './ProfileForm';

/** The member's personal data and avatar (specification §2, profile). */
export function ProfilePage() {
  const t = useProfileT();
  const query = useApiQuery(getProfile, {}, { staleTime: 0 });
  const account = query.data?.account;
  return (
    <PageFrame title={t('title')} lead={account && t('account', { account })}>
      <Loaded query={query} skeleton={[180, 320]}>
        {(data) => (
          <>
            <AvatarPicker profile={data} />
            <ProfileForm profile={data} />
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}
