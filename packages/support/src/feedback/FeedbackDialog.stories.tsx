import { getFeedbackRules, sendFeedback } from '@perya/api-client';
import { reject, storyState, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { updateFeedbackDraft, forgetFeedbackDraft } from './draft';
import { FeedbackDialog } from './FeedbackDialog';
import { catalogue } from './locales';

const rules = (fake: FakePlatform) =>
  fake.on(getFeedbackRules, () => ({ minWords: 5, maxWords: 300 }));

const meta = {
  title: 'Help/Customer service/FeedbackDialog',
  component: FeedbackDialog,
  args: { open: true, onClose: () => undefined },
  parameters: {
    catalogues: [catalogue],
    platform: (fake: FakePlatform) =>
      rules(fake).on(sendFeedback, () => ({ reference: 'F-7KQ2M9XA' })),
  },
  beforeEach: () => {
    forgetFeedbackDraft();
    return forgetFeedbackDraft;
  },
} satisfies Meta<typeof FeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Written: Story = {
  beforeEach: () =>
    updateFeedbackDraft({
      topic: 'fault',
      content: 'The reels stopped in the middle of a spin, and only a reload helped.',
      contact: 'juan@mail.example',
    }),
};

export const Thai: Story = {
  ...Written,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const Refused: Story = {
  ...Written,
  parameters: storyState.answered(
    sendFeedback,
    reject(429, 'TOO_MANY_REQUESTS', 'too_many_requests', { params: { count: 9 } }),
  ),
};

export const WithoutRules: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake
        .fail(getFeedbackRules, 'server-error')
        .on(sendFeedback, () =>
          reject(422, 'FEEDBACK_LENGTH', 'form.wordRange', { params: { length: '5–300' } }),
        ),
  },
};

/** Sent before the rules were loaded; they're part of the rejection. */
export const LateRules: Story = {
  parameters: {
    platform: (fake: FakePlatform) => {
      const refused = Promise.withResolvers<void>();
      return fake
        .on(getFeedbackRules, async () => {
          await refused.promise;
          return { minWords: 5, maxWords: 300 };
        })
        .on(sendFeedback, () => {
          refused.resolve();
          return reject(422, 'FEEDBACK_LENGTH', 'form.wordRange', { params: { length: '5–300' } });
        });
    },
  },
};

export const Sending: Story = {
  ...Written,
  parameters: storyState.loading(sendFeedback),
};
