import { APPLICATION_LIMITS } from '@perya/api-client';
import { useErrorText, useFormat } from '@perya/i18n';
import { Button, ErrorPanel, Field, Progress, TextArea } from '@perya/ui-kit';
import type { ChosenPicture } from '@perya/ui-kit/picture-field';
import { useState, type FormEvent } from 'react';

import { countCharacters } from '../../graphemes';
import { useT } from '../../i18n';
import { useApplication } from '../../useApplication';
import { PictureField } from '../PictureField/PictureField';
import styles from './ApplicationForm.module.css';

const MAX = APPLICATION_LIMITS.commentLength;

export interface ApplicationFormProps {
  promotionId: string;
  isPictureNeeded: boolean;
}

/** Words and pictures to take part with. What was written and chosen stays until it has arrived. */
export function ApplicationForm({ promotionId, isPictureNeeded }: ApplicationFormProps) {
  const t = useT();
  const format = useFormat();
  const [comment, setComment] = useState('');
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [hasTried, setHasTried] = useState(false);
  const { send, cancel, isSending, sent, error } = useApplication();
  const faults = useFaults({ comment, pictures, isPictureNeeded });

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setHasTried(true);
    if (isSending || faults.comment || faults.pictures) return;
    send({ id: promotionId, comment, pictures: pictures.map(({ file }) => file) });
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Field
        label={t('form.comment')}
        help={t('form.length', {
          used: format.number(countCharacters(comment)),
          max: format.number(MAX),
        })}
        error={hasTried || faults.isTooLong ? faults.comment : undefined}
        optionalLabel={t('form.optional')}
      >
        <TextArea
          rows={4}
          value={comment}
          readOnly={isSending}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </Field>
      <PictureField
        pictures={pictures}
        onChange={setPictures}
        isRequired={isPictureNeeded}
        disabled={isSending}
        error={hasTried ? faults.pictures : undefined}
      />
      {isSending && <Sending sent={sent} onCancel={cancel} />}
      {error && !isSending && <NotSent error={error} onRetry={submit} />}
      <Button type="submit" variant="primary" size="large" fullWidth busy={isSending}>
        {t('form.send')}
      </Button>
    </form>
  );
}

interface Draft {
  comment: string;
  pictures: readonly ChosenPicture[];
  isPictureNeeded: boolean;
}

function useFaults({ comment, pictures, isPictureNeeded }: Draft) {
  const errorText = useErrorText();
  const isTooLong = countCharacters(comment.trim()) > MAX;
  const lacksPicture = isPictureNeeded && pictures.length === 0;
  const isEmpty = !lacksPicture && comment.trim() === '' && pictures.length === 0;
  return {
    isTooLong,
    comment: isTooLong
      ? errorText({ key: 'form.commentTooLong', params: { max: MAX } })
      : isEmpty
        ? errorText({ key: 'promotion_nothing_sent' })
        : undefined,
    pictures: lacksPicture ? errorText({ key: 'promotion_picture_needed' }) : undefined,
  };
}

function Sending({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={styles['sending']}>
      <Progress label={t('form.sending')} value={sent * 100} valueText={format.percent(sent, 0)} />
      <Button variant="quiet" size="small" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </div>
  );
}

function NotSent({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <ErrorPanel
      size="compact"
      title={t('form.failed')}
      reason={errorText(error)}
      advice={t('form.kept')}
      onRetry={onRetry}
      retryLabel={t('form.retry')}
    />
  );
}
