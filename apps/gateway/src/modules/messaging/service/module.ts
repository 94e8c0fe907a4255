import {
  getServiceConversation,
  opsAnswerConversation,
  opsCloseConversation,
  opsGetConversation,
  opsListConversations,
  readServiceConversation,
  sendServiceMessage,
} from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { markRead, readConversation } from './conversation';
import {
  answerConversation,
  closeConversation,
  listConversations,
  showConversation,
} from './operator';
import { sendMessage } from './sendMessage';
import { brandSettings } from './settings';
import { unreadAnswersJob } from './unreadAnswers';
import { serviceData } from './ownData';

/** Members who have to change the password first need customer service most. */
const ALWAYS = { whenRestricted: true };

/** Conversations of members and guests with customer service. */
export const service: Module = {
  name: 'service',
  ownData: serviceData,
  brandSettings,
  routes: [
    serve(getServiceConversation, readConversation, ALWAYS),
    serve(sendServiceMessage, sendMessage, ALWAYS),
    serve(readServiceConversation, markRead, ALWAYS),
    serve(opsListConversations, listConversations),
    serve(opsGetConversation, showConversation),
    serve(opsAnswerConversation, answerConversation),
    serve(opsCloseConversation, closeConversation),
  ],
  jobs: [unreadAnswersJob],
};
