export {
  MessageComposer,
  type MessageComposerLabels,
  type MessageComposerProps,
} from './components/MessageComposer/MessageComposer';
export { useLogScroll, type LogScroll } from './components/MessageComposer/useLogScroll';
