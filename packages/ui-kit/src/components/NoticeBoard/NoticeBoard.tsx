import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';
import { NoticeList, type NoticeItem } from '../NoticeList/NoticeList';
import { Pagination, type PaginationLabels } from '../Pagination/Pagination';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton';
import styles from './NoticeBoard.module.css';

/** Props of {@link NoticeBoard}. */
export interface NoticeBoardProps {
  /** Undefined while loading. */
  notices: readonly NoticeItem[] | undefined;
  /** Translated error message if loading failed. */
  error?: string | undefined;
  onRetry(): void;
  isFetching?: boolean | undefined;
  /** From 1. */
  page: number;
  totalPages: number;
  onPageChange(page: number): void;
  labels: {
    list: string;
    loading: string;
    failed: string;
    retry: string;
    emptyTitle: string;
    emptyText: string;
    pagination: PaginationLabels;
  };
}

/** A page of announcements, with its loading, error and empty states. */
export function NoticeBoard(props: NoticeBoardProps) {
  const { notices, page, totalPages, onPageChange, isFetching, labels } = props;
  return (
    <div className={styles['board']}>
      <Notices {...props} />
      {notices && (
        <Pagination
          page={page}
          totalPages={totalPages}
          onPageChange={onPageChange}
          busy={isFetching}
          labels={labels.pagination}
        />
      )}
    </div>
  );
}

function Notices({ notices, error, onRetry, isFetching = false, labels }: NoticeBoardProps) {
  if (error !== undefined && !notices) {
    return (
      <ErrorPanel
        title={labels.failed}
        reason={error}
        onRetry={onRetry}
        retryLabel={labels.retry}
        retrying={isFetching}
      />
    );
  }
  if (!notices) {
    return (
      <SkeletonGroup label={labels.loading} className={styles['skeletons'] ?? ''}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="block" height={72} />
        ))}
      </SkeletonGroup>
    );
  }
  if (notices.length === 0) {
    return <EmptyState title={labels.emptyTitle} titleLevel={2} description={labels.emptyText} />;
  }
  return <NoticeList notices={notices} label={labels.list} />;
}
