import {
  countWords,
  FEEDBACK_MAX_CHARACTERS,
  getFeedbackRules,
  sendFeedback,
  type FeedbackRules,
  type FeedbackTopic,
} from '@perya/api-client';
import { useApiMutation, useApiQuery } from '@perya/api-client/react';
import { useRejectedFields } from '@perya/page-kit';
import { Button, ErrorPanel, Field, Input, RadioGroup, TextArea } from '@perya/ui-kit';
import { useEffect } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';

import { clearSentFeedback, type FeedbackDraft } from './draft';
import styles from './Feedback.module.css';
import { FeedbackReceiptNote } from './FeedbackReceiptNote';
import { useT } from './locales';
import { useDraftForm } from './useDraftForm';
import { useLengthText } from './useLengthText';

const TOPICS = [
  'suggestion',
  'fault',
  'complaint',
  'other',
] as const satisfies readonly FeedbackTopic[];

/**
 * A feedback form: topic, a message within the brand's word limits, and a contact for the reply. The draft is
 * kept until it has been sent.
 */
export function FeedbackForm() {
  const t = useT();
  // The form can be used without the rules: a rejection from the platform contains the limits.
  const { data: rules } = useApiQuery(getFeedbackRules, {}, { staleTime: Infinity });
  const lengthText = useLengthText();
  const form = useDraftForm(({ content }) => ({
    content: lengthText.error(countWords(content), rules) ?? null,
  }));
  const { data, error, isPending, mutate, reset } = useApiMutation(sendFeedback, {
    onSuccess: clearSentFeedback,
  });
  const failure = useRejectedFields(form, error);
  const { errors, isSubmitted } = form.formState;
  const { trigger } = form;
  // The rules may load after a rejection that mentions them: the field then shows the error.
  useEffect(() => {
    if (isSubmitted && rules) void trigger('content');
  }, [isSubmitted, rules, trigger]);

  if (data) {
    const writeAnother = () => {
      form.reset(form.getValues());
      reset();
    };
    return <FeedbackReceiptNote reference={data.reference} onWriteAnother={writeAnother} />;
  }
  const submit = form.handleSubmit((values) => {
    if (!isPending) mutate({ ...values, content: values.content.trim() });
  });
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <Controller
        control={form.control}
        name="topic"
        render={({ field }) => (
          <RadioGroup
            label={t('form.topic')}
            variant="chips"
            value={field.value}
            options={TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
            onValueChange={field.onChange}
          />
        )}
      />
      <ContentField form={form} rules={rules} />
      <Field
        label={t('form.contact')}
        optionalLabel={t('form.optional')}
        help={t('form.contactHelp')}
        error={errors.contact?.message}
      >
        <Input {...form.register('contact')} maxLength={254} autoComplete="email" />
      </Field>
      {failure !== null && errors.content === undefined && (
        <ErrorPanel size="compact" title={t('form.failed')} reason={failure} />
      )}
      <Button type="submit" variant="primary" size="large" fullWidth busy={isPending}>
        {t('form.send')}
      </Button>
    </form>
  );
}

interface ContentFieldProps {
  form: UseFormReturn<FeedbackDraft>;
  rules: FeedbackRules | undefined;
}

/** The message field with a live word count. */
function ContentField({ form, rules }: ContentFieldProps) {
  const t = useT();
  const lengthText = useLengthText();
  const [topic, content] = useWatch({ control: form.control, name: ['topic', 'content'] });
  return (
    <Field
      label={t('form.content')}
      required
      help={lengthText.progress(countWords(content), rules)}
      error={form.formState.errors.content?.message}
    >
      <TextArea
        {...form.register('content')}
        maxLength={FEEDBACK_MAX_CHARACTERS}
        placeholder={t(`hint.${topic}`)}
      />
    </Field>
  );
}
