import type { SecurityStatus } from '@perya/api-client';

/** What every task of the security centre gets. */
export interface TaskProps {
  status: SecurityStatus;
  /** It is done: the list comes back, and says so. */
  onDone(news: string): void;
  /** What was remembered of the old password is of no use any more. */
  onPasswordChanged?: (() => void) | undefined;
}
