import {
  countWords,
  FEEDBACK_MAX_CHARACTERS,
  getFeedbackRules,
  sendFeedback,
  type FeedbackTopic,
} from '@perya/api-client';
import { useApiMutation, useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { Button, ErrorPanel, Field, Input, RadioGroup, TextArea } from '@perya/ui-kit';
import { useState, type FormEvent } from 'react';

import { feedbackSent, feedbackWritten, useFeedbackDraft } from './draft';
import styles from './Feedback.module.css';
import { FeedbackReceiptNote } from './FeedbackReceiptNote';
import { useT } from './i18n';
import { useLengthText } from './useLengthText';

const TOPICS = [
  'suggestion',
  'fault',
  'complaint',
  'other',
] as const satisfies readonly FeedbackTopic[];

/**
 * A message to the house: what it is about, the message within the brand's word range, and where to
 * answer. What was written stays until it has arrived.
 */
export function FeedbackForm() {
  const t = useT();
  const errorText = useErrorText();
  const draft = useFeedbackDraft();
  const [isChecked, setIsChecked] = useState(false);
  // Without the rules the form is open all the same: the platform's refusal names the range.
  const { data: rules } = useApiQuery(getFeedbackRules, {}, { staleTime: Infinity });
  const {
    data: receipt,
    error,
    isPending,
    mutate,
    reset,
  } = useApiMutation(sendFeedback, {
    onSuccess: feedbackSent,
  });
  const lengthText = useLengthText();
  const words = countWords(draft.content);
  const fault = isChecked ? lengthText.fault(words, rules) : undefined;

  if (receipt) {
    const writeAnother = () => {
      setIsChecked(false);
      reset();
    };
    return <FeedbackReceiptNote reference={receipt.reference} onWriteAnother={writeAnother} />;
  }

  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isPending && lengthText.fault(words, rules) === undefined) mutate(draft);
  };

  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      <RadioGroup
        label={t('form.topic')}
        variant="chips"
        value={draft.topic}
        options={TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
        onValueChange={(topic) => feedbackWritten({ topic: topic as FeedbackTopic })}
      />
      <Field
        label={t('form.content')}
        required
        help={lengthText.progress(words, rules)}
        error={fault}
      >
        <TextArea
          value={draft.content}
          maxLength={FEEDBACK_MAX_CHARACTERS}
          placeholder={t(`hint.${draft.topic}`)}
          onChange={({ target }) => feedbackWritten({ content: target.value })}
        />
      </Field>
      <Field
        label={t('form.contact')}
        optionalLabel={t('form.optional')}
        help={t('form.contactHelp')}
      >
        <Input
          value={draft.contact}
          maxLength={254}
          autoComplete="email"
          onChange={({ target }) => feedbackWritten({ contact: target.value })}
        />
      </Field>
      {/* The rules may come after the refusal that named them: then the field says it. */}
      {error && fault === undefined && (
        <ErrorPanel size="compact" title={t('form.failed')} reason={errorText(error)} />
      )}
      <Button type="submit" variant="primary" size="large" fullWidth busy={isPending}>
        {t('form.send')}
      </Button>
    </form>
  );
}
