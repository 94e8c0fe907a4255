export { getChatMessageCount, getChatUrl, type ChatWindowInput } from './chat';
export { parseChatFrameMessage, type ChatFrameMessage, type ChatFrameState } from './chatFrame';
export {
  CHAT_CLOSE,
  CHAT_MAX_LENGTH,
  CHAT_PAGE_LENGTH,
  ChatRequestSchema,
  type ChatLine,
  type ChatRejection,
  type ChatReply,
  type ChatRequest,
} from './chatRoom';
