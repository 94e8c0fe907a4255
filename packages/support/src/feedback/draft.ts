import type { FeedbackTopic } from '@perya/api-client';
import { createStore, useStore } from 'zustand';

export interface FeedbackDraft {
  readonly topic: FeedbackTopic;
  readonly content: string;
  readonly contact: string;
}

const EMPTY: FeedbackDraft = { topic: 'suggestion', content: '', contact: '' };

/** The draft outlives its dialog, but not the page. */
const draft = createStore<FeedbackDraft>(() => EMPTY);

export const useFeedbackDraft = () => useStore(draft);

export function updateFeedbackDraft(change: Partial<FeedbackDraft>): void {
  draft.setState(change);
}

/** The contact is kept: further messages usually use the same one. */
export function clearSentFeedback(): void {
  draft.setState({ topic: EMPTY.topic, content: EMPTY.content });
}

/** Clears the draft: for tests and stories. */
export function forgetFeedbackDraft(): void {
  draft.setState(EMPTY);
}
