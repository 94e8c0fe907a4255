// A module of its own, so that the form is fetched where it is shown and nothing else travels with it.
export { FeedbackForm as default } from '@perya/support';
