import { contract } from '../../contract';
import { serviceMessageSchema } from '../../service/service';
import { analyticsSchema } from '../../system/permission';
import { RegisterRulesSchema } from '../../system/registerRules';
import { resourceSchema } from '../../system/resources';
import { ServiceChannelSchema } from '../../system/serviceChannels';
import type { Models } from './models';

/** Signing in, the account, its protection, and customer service. */
export const MEMBER_MODELS: Models = {
  SignIn: { schema: contract.login.value, description: 'A new session.' },
  Registration: { schema: contract.register.value, description: 'A new account and its session.' },
  CodeRecipient: {
    schema: contract.requestLoginCode.request,
    description: 'The phone that a code is sent to.',
  },
  CodeSent: {
    schema: contract.requestLoginCode.value,
    description: 'How long a code that was sent is valid.',
  },
  RecoveredUsername: {
    schema: contract.resetPasswordByMobile.value,
    description: 'The account whose password was reset.',
  },
  RecoveryCodes: {
    schema: contract.confirmTotp.value,
    description: 'Codes for signing in without the second step, each for one use.',
  },
  SecondFactorProof: {
    schema: contract.disableTotp.request,
    description: 'What a change of the second step needs.',
  },
  Contact: {
    schema: contract.bindContact.request.entries.contact,
    description: 'A phone number or an email address.',
  },
  MobileContact: {
    schema: contract.bindContact.request.entries.contact.options[0],
    description: 'A phone number.',
  },
  EmailContact: {
    schema: contract.bindContact.request.entries.contact.options[1],
    description: 'An email address.',
  },
  ContactChannel: {
    schema: contract.setPaymentPassword.request.entries.channel.wrapped,
    description: 'The kind of a contact.',
  },
  ContactStatus: {
    schema: contract.getSecurityStatus.value.entries.mobile.wrapped,
    description: 'A contact of the account, partly hidden.',
  },
  Validity: { schema: contract.checkAffiliate.value, description: 'Whether a code is valid.' },
  ImagePath: { schema: contract.chooseAvatar.value, description: 'Where an image is.' },
  RegisterRules: {
    schema: RegisterRulesSchema,
    description: 'The rules of the fields of the registration form, by field.',
  },
  RegisterRule: {
    schema: contract.getRegisterRules.value.value,
    description: 'The rule of a field of the registration form.',
  },
  Analytics: { schema: analyticsSchema(), description: 'The analytics of the site.' },
  Resource: { schema: resourceSchema(), description: 'A download or an address of the brand.' },
  ServiceChannel: { schema: ServiceChannelSchema, description: 'A channel of customer service.' },
  ServiceChannelType: {
    schema: ServiceChannelSchema.entries.csType,
    description: 'The kind of a channel of customer service.',
  },
  LimitKind: {
    schema: contract.setProtectionLimit.request.entries.kind,
    description: 'What a limit is for.',
  },
  LimitReference: {
    schema: contract.confirmProtectionLimit.request,
    description: 'Names a limit of the member.',
  },
  ClosingState: {
    schema: contract.getClosing.value.entries.state,
    description: 'How far the closing of the account is.',
  },
  ServiceMessage: {
    schema: serviceMessageSchema(),
    description: 'A message of a conversation with customer service.',
  },
  ServiceAuthor: {
    schema: serviceMessageSchema().entries.author,
    description: 'Who wrote a message.',
  },
  ConversationChannel: {
    schema: contract.opsCloseConversation.value.entries.channel,
    description: 'The desk that a conversation is with.',
  },
  ConversationState: {
    schema: contract.opsCloseConversation.value.entries.state,
    description: 'The state of a conversation.',
  },
  Conversation: {
    schema: contract.opsCloseConversation.value,
    description: 'A conversation with customer service.',
  },
  FeedbackTopic: {
    schema: contract.sendFeedback.request.entries.topic,
    description: 'What feedback is about.',
  },
};
