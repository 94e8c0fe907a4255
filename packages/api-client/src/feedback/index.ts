export {
  countWords,
  FEEDBACK_MAX_CHARACTERS,
  getFeedbackRules,
  sendFeedback,
  type FeedbackInput,
  type FeedbackReceipt,
  type FeedbackRules,
  type FeedbackTopic,
} from './feedback';
