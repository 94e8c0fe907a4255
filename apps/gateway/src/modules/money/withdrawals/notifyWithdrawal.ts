import { notify } from '../../messaging';
import type { Platform } from '../../../kernel/platform';

/** Tells the open pages of a member that a withdrawal has another state; call it after the commit. */
export const notifyWithdrawal = (platform: Platform, row: { id: number; memberId: number }): void =>
  notify(platform, row.memberId, { type: 'withdrawal', id: String(row.id) });
