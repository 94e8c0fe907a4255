import { Skeleton, SkeletonGroup } from '@perya/ui-kit';

import { useT } from '../../i18n';

/** Stands while a page of the centre is fetched. */
export function WaitingPage() {
  const t = useT();
  return (
    <SkeletonGroup label={t('centre.loading')}>
      <Skeleton shape="block" height="36px" />
      <Skeleton shape="block" height="160px" />
      <Skeleton shape="block" height="240px" />
    </SkeletonGroup>
  );
}
