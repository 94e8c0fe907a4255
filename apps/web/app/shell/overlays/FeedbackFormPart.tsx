// A separate module, so that the form is loaded on its own where it's used.
export { FeedbackForm as default } from '@perya/support';
