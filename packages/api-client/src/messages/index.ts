export {
  deleteMessage,
  listMessages,
  readAllMessages,
  readMessage,
  restoreMessage,
  type InboxMessage,
  type MessagesFilter,
} from './messages';
