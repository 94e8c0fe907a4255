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
