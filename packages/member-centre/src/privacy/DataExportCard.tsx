import { getOwnData, requestDataExport, type OwnDataStatus } from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { Button, Card } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Download } from 'lucide-react';

import { usePrivacyT } from './locales';
import { OwnerFields } from './OwnerFields';
import styles from './OwnDataPage.module.css';
import { startDownload } from './startDownload';

export interface DataExportCardProps {
  status: OwnDataStatus;
}

/** Downloads everything that is kept about the member, after asking for the password again. */
export function DataExportCard({ status }: DataExportCardProps) {
  const t = usePrivacyT();
  const errorText = useErrorText();
  return (
    <Card title={t('download.title')} titleLevel={3}>
      <div className={styles['stack']}>
        <p className={styles['note']}>{t('download.text')}</p>
        {status.hasPassword ? (
          <ExportForm status={status} />
        ) : (
          <p className={styles['note']}>{errorText({ key: 'login_password_missing' })}</p>
        )}
      </div>
    </Card>
  );
}

function ExportForm({ status }: DataExportCardProps) {
  const t = usePrivacyT();
  const queries = useQueryClient();
  const { hasSecondFactor, left } = status;
  const form = useValidatedForm({
    defaultValues: { password: '', code: '' },
    validate: ({ password, code }) => ({
      password: password === '' ? t('download.passwordMissing') : null,
      code: hasSecondFactor && code.trim() === '' ? t('download.codeMissing') : null,
    }),
  });
  const { errors } = form.formState;
  const { mutate, isPending, error, data } = useApiMutation(requestDataExport, {
    onSuccess: (archive) => {
      startDownload(archive);
      form.reset();
      return refreshCalls(queries, [getOwnData]);
    },
  });
  const failure = useRejectedFields(form, error);
  const submit = form.handleSubmit(({ password, code }) => {
    if (isPending) return;
    mutate({ password, ...(hasSecondFactor && { code: code.trim() }) });
  });
  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {left > 0 && (
        <OwnerFields
          password={{ input: form.register('password'), error: errors.password?.message }}
          code={
            hasSecondFactor
              ? { input: form.register('code'), error: errors.code?.message }
              : undefined
          }
        />
      )}
      <div role="alert" className={styles['live']}>
        {failure !== null && <p className={styles['failure']}>{failure}</p>}
      </div>
      <div role="status" className={styles['live']}>
        {data !== undefined && !isPending && (
          <p className={styles['done']}>
            <CircleCheck aria-hidden="true" />
            {t('download.started', { file: data.fileName })}
          </p>
        )}
      </div>
      {left > 0 && (
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={isPending}
          iconStart={<Download />}
        >
          {t('download.submit')}
        </Button>
      )}
      <Remaining status={status} />
    </form>
  );
}

/** How often the archive can be downloaded. */
function Remaining({ status: { left, perDay, resetsAt } }: DataExportCardProps) {
  const t = usePrivacyT();
  const format = useFormat();
  if (resetsAt === null) {
    return <p className={styles['note']}>{t('download.perDay', { count: perDay })}</p>;
  }
  const time = format.dateTime(resetsAt);
  return (
    <p className={styles['note']}>
      {left === 0 ? t('download.none', { time }) : t('download.left', { count: left, time })}
    </p>
  );
}
