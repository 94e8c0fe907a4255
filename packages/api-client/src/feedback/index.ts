export {
  countWords,
  FEEDBACK_MAX_CHARACTERS,
  getFeedbackRules,
  sendFeedback,
  type FeedbackRules,
  type FeedbackTopic,
} from './feedback';
