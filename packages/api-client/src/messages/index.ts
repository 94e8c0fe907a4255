export {
  deleteMessage,
  listMessages,
  readAllMessages,
  readMessage,
  restoreMessage,
  type InboxMessage,
} from './messages';
