import { getChatMessageCount, getChatUrl, getUnreadCount, openPush } from '@perya/api-client';
import { reject, type FakePlatform } from '@perya/api-client/testing';

// An address reserved for documentation: it never responds.
const SILENT = 'https://192.0.2.1/chat?ticket=';

/** A platform with a chat room that never responds, and without push. */
export function chatPlatform(fake: FakePlatform, unread = 0): FakePlatform {
  return fake
    .on(getChatUrl, (_, { callIndex }) => ({ chatUrl: `${SILENT}t-${callIndex}` }))
    .on(getChatMessageCount, () => ({ unReadCount: unread }))
    .on(getUnreadCount, () => unread)
    .on(openPush, () => reject(501, 'NOT_IMPLEMENTED', 'internal'));
}
