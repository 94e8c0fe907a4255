import { notify } from '../../messaging';
import type { Platform } from '../../../kernel/platform';

/** Notifies the member's open pages that a withdrawal's state has changed. Call it after the commit. */
export const notifyWithdrawal = (platform: Platform, row: { id: number; memberId: number }): void =>
  notify(platform, row.memberId, { type: 'withdrawal', id: String(row.id) });
