import type { SecurityStatus } from '@perya/api-client';

/** What can be done in the security centre; each is a page of its own in the address (`task=`). */
export const SECURITY_TASKS = [
  'loginPassword',
  'paymentPassword',
  'mobile',
  'email',
  'secondFactor',
  'payouts',
  'devices',
] as const;

export type SecurityTask = (typeof SECURITY_TASKS)[number];

export const isSecurityTask = (name: string | null): name is SecurityTask =>
  SECURITY_TASKS.some((task) => task === name);

/** What every task of the security centre gets. */
export interface TaskProps {
  status: SecurityStatus;
  /** It is done: the list comes back, and says so. */
  onDone(news: string): void;
  /** What was remembered of the old password is of no use any more. */
  onPasswordChanged?: (() => void) | undefined;
}
