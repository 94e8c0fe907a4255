import { Skeleton, SkeletonGroup } from '@perya/ui-kit';

/** Props of {@link WaitingPage}. */
export interface WaitingPageProps {
  /** What is loading. A text of the center, because it is shown before this package's texts are loaded. */
  label: string;
}

/** Shown while a page of a center is loading. */
export function WaitingPage({ label }: WaitingPageProps) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="block" height="36px" />
      <Skeleton shape="block" height="160px" />
      <Skeleton shape="block" height="240px" />
    </SkeletonGroup>
  );
}
