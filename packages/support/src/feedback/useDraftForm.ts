import { useValidatedForm, type FieldMessages } from '@perya/page-kit';
import { useEffect } from 'react';
import { type UseFormReturn } from 'react-hook-form';

import { updateFeedbackDraft, useFeedbackDraft, type FeedbackDraft } from './draft';

const FIELDS = ['topic', 'content', 'contact'] as const satisfies readonly (keyof FeedbackDraft)[];

/** The feedback form's state. Shows the draft, and stores what's typed in it. */
export function useDraftForm(
  check: (values: FeedbackDraft) => FieldMessages<FeedbackDraft>,
): UseFormReturn<FeedbackDraft> {
  const draft = useFeedbackDraft();
  const form = useValidatedForm<FeedbackDraft>({ defaultValues: draft, validate: check });
  const { getValues, setValue, subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const field = FIELDS.find((each) => each === name);
          if (field !== undefined) updateFeedbackDraft({ [field]: values[field] });
        },
      }),
    [subscribe],
  );
  // The draft also changes elsewhere: when it's sent, or in another form on the page.
  useEffect(() => {
    for (const field of FIELDS) {
      if (getValues(field) !== draft[field]) setValue(field, draft[field]);
    }
  }, [draft, getValues, setValue]);
  return form;
}
