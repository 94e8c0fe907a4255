import type { SecurityStatus } from '@perya/api-client';

/** The tasks of the security centre, each with its own URL (`task=`). */
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

/** The props of every security task. */
export interface TaskProps {
  status: SecurityStatus;
  /** Called on completion. Returns to the list, which shows the message. */
  onDone(news: string): void;
  /** The password was changed, so remembered credentials can be removed. */
  onPasswordChanged?: (() => void) | undefined;
}
