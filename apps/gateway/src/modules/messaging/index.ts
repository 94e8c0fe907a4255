// What the rest of the gateway uses from this module: messages of the platform and the chat.
export { notify } from './chat/hub';
export { CHAT_DAYS } from './chat/room';
export { sendMessages } from './inbox/inbox';
export { sendNotice, type NoticeKind } from './inbox/notices';
export { DEFAULT_SERVICE } from './service/settings';
