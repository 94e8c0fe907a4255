export { openPush, parsePushMessage, type PushMessage } from './push';
