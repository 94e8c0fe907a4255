import { getProfile } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { PageFrame } from '@perya/page-kit';
import { ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';

import { AvatarPicker } from './AvatarPicker';
import { useProfileT } from './i18n';
import { ProfileForm } from './ProfileForm';

/** What the member has told about himself, and his picture (specification §2, profile). */
export function ProfilePage() {
  const t = useProfileT();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useApiQuery(getProfile, {}, { staleTime: 0 });
  return (
    <PageFrame title={t('title')} lead={data && t('account', { account: data.account })}>
      {error && !data && (
        <ErrorPanel
          title={t('failed')}
          reason={errorText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('retry')}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <SkeletonGroup label={t('loading')}>
          <Skeleton shape="block" height="180px" />
          <Skeleton shape="block" height="320px" />
        </SkeletonGroup>
      )}
      {data && (
        <>
          <AvatarPicker profile={data} />
          <ProfileForm profile={data} />
        </>
      )}
    </PageFrame>
  );
}
