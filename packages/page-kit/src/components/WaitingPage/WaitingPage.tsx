import { Skeleton, SkeletonGroup } from '@perya/ui-kit';

export interface WaitingPageProps {
  /** What is on its way. The centre's own text: this stands before the texts of the kit are there. */
  label: string;
}

/** Stands while a page of a centre is fetched. */
export function WaitingPage({ label }: WaitingPageProps) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="block" height="36px" />
      <Skeleton shape="block" height="160px" />
      <Skeleton shape="block" height="240px" />
    </SkeletonGroup>
  );
}
