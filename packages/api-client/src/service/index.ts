export {
  getServiceConversation,
  readServiceConversation,
  sendServiceMessage,
  SERVICE_MAX_CHARACTERS,
  type ServiceChannelName,
  type ServiceConversation,
  type ServiceDeskInfo,
  type ServiceMessage,
} from './service';
