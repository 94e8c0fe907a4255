import { APPLICATION_LIMITS } from '@perya/api-client';
import { useErrorText, useFormat } from '@perya/i18n';
import { PictureField, useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { Button, ErrorPanel, Field, Progress, TextArea } from '@perya/ui-kit';
import type { ChosenPicture } from '@perya/ui-kit/picture-field';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';

import { useT } from '../../locales';
import { useApplication } from '../../queries/useApplication';
import styles from './ApplicationForm.module.css';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const MAX = APPLICATION_LIMITS.commentLength;

export interface ApplicationFormProps {
  promotionId: string;
  isPictureNeeded: boolean;
}

interface Application {
  comment: string;
  pictures: readonly ChosenPicture[];
}

/** A form with text and pictures to apply for a promotion. Its values are kept until it was sent. */
export function ApplicationForm({ promotionId, isPictureNeeded }: ApplicationFormProps) {
  const t = useT();
  const { send, cancel, isSending, sent, error } = useApplication();
  const check = useCheck(isPictureNeeded);
  const form = useValidatedForm<Application>({
    defaultValues: { comment: '', pictures: [] },
    validate: check,
  });
  const failure = useRejectedFields(form, error);
  const submit = form.handleSubmit(({ comment, pictures }) =>
    send({ id: promotionId, comment, pictures: pictures.map(({ file }) => file) }),
  );

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <CommentField form={form} readOnly={isSending} />
      <Controller
        control={form.control}
        name="pictures"
        // A picture is enough: the text is optional then.
        rules={{ deps: 'comment' }}
        render={({ field, fieldState }) => (
          <PictureField
            label={t('form.pictures')}
            pictures={field.value}
            onChange={field.onChange}
            required={isPictureNeeded}
            disabled={isSending}
            error={fieldState.error?.message}
          />
        )}
      />
      {isSending && <Sending sent={sent} onCancel={cancel} />}
      {failure !== null && !isSending && (
        <ErrorPanel
          size="compact"
          title={t('form.failed')}
          reason={failure}
          advice={t('form.kept')}
          onRetry={() => void submit()}
          retryLabel={t('form.retry')}
        />
      )}
      <Button type="submit" variant="primary" size="large" fullWidth busy={isSending}>
        {t('form.send')}
      </Button>
    </form>
  );
}

interface CommentFieldProps {
  form: UseFormReturn<Application>;
  readOnly: boolean;
}

/** Counts characters while the user types, and shows at once when there are too many. */
function CommentField({ form, readOnly }: CommentFieldProps) {
  const t = useT();
  const format = useFormat();
  const comment = useWatch({ control: form.control, name: 'comment' });
  const tooLong = useTooLong();
  return (
    <Field
      label={t('form.comment')}
      help={t('form.length', {
        used: format.number(countCharacters(comment)),
        max: format.number(MAX),
      })}
      error={tooLong(comment) ?? form.formState.errors.comment?.message}
      optionalLabel={t('form.optional')}
    >
      <TextArea {...form.register('comment')} rows={4} readOnly={readOnly} />
    </Field>
  );
}

function useTooLong(): (comment: string) => string | null {
  const errorText = useErrorText();
  return (comment) =>
    countCharacters(comment.trim()) > MAX
      ? errorText({ key: 'form.commentTooLong', params: { max: MAX } })
      : null;
}

/** Validates an application: too much text, no picture although one is required, or nothing at all. */
function useCheck(isPictureNeeded: boolean) {
  const errorText = useErrorText();
  const tooLong = useTooLong();
  return ({ comment, pictures }: Application) => {
    const lacksPicture = isPictureNeeded && pictures.length === 0;
    const isEmpty = !lacksPicture && comment.trim() === '' && pictures.length === 0;
    return {
      comment: tooLong(comment) ?? (isEmpty ? errorText({ key: 'promotion_nothing_sent' }) : null),
      pictures: lacksPicture ? errorText({ key: 'promotion_picture_needed' }) : null,
    };
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

/** Counts user-perceived characters: an emoji is one, however it is composed. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
