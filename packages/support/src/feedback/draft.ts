import type { FeedbackTopic } from '@perya/api-client';
import { createStore, useStore } from 'zustand';

export interface FeedbackDraft {
  readonly topic: FeedbackTopic;
  readonly content: string;
  readonly contact: string;
}

const EMPTY: FeedbackDraft = { topic: 'suggestion', content: '', contact: '' };

/** What is being written outlives the dialog that it is written in, but not the page. */
const draft = createStore<FeedbackDraft>(() => EMPTY);

export const useFeedbackDraft = () => useStore(draft);

export function feedbackWritten(change: Partial<FeedbackDraft>): void {
  draft.setState(change);
}

/** The contact stays: whoever writes again wants the answer at the same place. */
export function feedbackSent(): void {
  draft.setState({ topic: EMPTY.topic, content: EMPTY.content });
}

/** Nothing is written: for tests and stories. */
export function forgetFeedbackDraft(): void {
  draft.setState(EMPTY);
}
