import {
  getDownlineLinks,
  saveDownlineLink,
  type DownlineLink,
  type DownlineLinkPage,
} from '@perya/api-client';
import { refreshCalls, useApi, useApiMutation } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { todayIn } from '@perya/rules/time';
import { Button, Field, Input } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';

import { draftOf, readDraft, type RebateValues } from '../rebates/rebateDraft';
import { RebateFields } from '../rebates/RebateFields';
import { useRebateMessages } from '../rebates/useRebateMessages';
import { dayOfExpiry, readExpiry, readUses } from './expiry';
import { useRegisterT } from './locales';
import { KindChoice, type KindValues } from './KindChoice';
import styles from './register.module.css';

export interface LinkFormProps {
  /** Null for a new link. */
  link: DownlineLink | null;
  terms: Pick<DownlineLinkPage, 'ownRebates' | 'defaultRebates'>;
  onDone(): void;
}

interface LinkValues extends KindValues, RebateValues {
  name: string;
  /** The last valid day, from a date field. */
  day: string;
  uses: string;
}

/** Maps the platform's field names to the form's. */
const FIELDS = { expiresAt: 'day', usesAllowed: 'uses' } as const;

/** Name, kind, limits and rebates of a registration link. */
export function LinkForm({ link, terms, onDone }: LinkFormProps) {
  const t = useRegisterT();
  const { timeZone } = useFormat();
  const client = useApi();
  const queries = useQueryClient();
  const save = useApiMutation(saveDownlineLink);
  const today = todayIn(timeZone, client.serverNow());
  const rebateMessages = useRebateMessages(terms.ownRebates);

  const readDay = (day: string) =>
    // An existing date may already be in the past.
    link !== null && day === dayOfExpiry(link.expiresAt, timeZone)
      ? { value: link.expiresAt }
      : readExpiry(day, today, timeZone);
  const readLimit = (uses: string) => readUses(uses, link?.uses ?? 0);

  const form = useValidatedForm<LinkValues>({
    defaultValues: {
      name: link?.name ?? '',
      kind: link?.kind ?? 'member',
      day: dayOfExpiry(link?.expiresAt ?? null, timeZone),
      uses: link?.usesAllowed?.toString() ?? '',
      ...draftOf(terms.ownRebates, link?.rebates ?? terms.defaultRebates),
    },
    validate: (values) => ({
      name: values.name.trim() === '' ? t('link.nameMissing') : null,
      day: readDay(values.day) === null ? t('link.dayWrong') : null,
      uses: readLimit(values.uses) === null ? t('link.usesWrong') : null,
      ...rebateMessages(values),
    }),
  });
  const { register } = form;
  const { errors } = form.formState;
  const rejection = useRejectedFields(form, save.error, FIELDS);

  const send = ({ name, kind, day, uses, ...rebates }: LinkValues) => {
    if (save.isPending) return;
    save.mutate(
      {
        ...(link && { id: link.id }),
        name: name.trim(),
        kind,
        rebates: readDraft(rebates, terms.ownRebates).rates,
        expiresAt: readDay(day)?.value ?? null,
        usesAllowed: readLimit(uses)?.value ?? null,
      },
      { onSuccess: () => void refreshCalls(queries, [getDownlineLinks]).then(onDone) },
    );
  };

  return (
    <FormProvider {...form}>
      <form
        className={styles['form']}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        noValidate
      >
        <Field
          label={t('link.name')}
          help={t('link.nameHelp')}
          error={errors.name?.message}
          required
        >
          <Input
            {...register('name')}
            autoComplete="off"
            maxLength={64}
            disabled={save.isPending}
          />
        </Field>
        <KindChoice disabled={save.isPending} />
        <div className={styles['fields']}>
          <Field
            label={t('link.day')}
            optionalLabel={t('optional')}
            help={t('link.dayHelp')}
            error={errors.day?.message}
          >
            <Input {...register('day')} type="date" min={today} disabled={save.isPending} />
          </Field>
          <Field
            label={t('link.uses')}
            optionalLabel={t('optional')}
            help={t('link.usesHelp')}
            error={errors.uses?.message}
          >
            <Input
              {...register('uses')}
              inputMode="numeric"
              autoComplete="off"
              disabled={save.isPending}
            />
          </Field>
        </div>
        <RebateFields max={terms.ownRebates} disabled={save.isPending} />
        {rejection !== null && (
          <p role="alert" className={styles['rejection']}>
            {rejection}
          </p>
        )}
        <Button type="submit" variant="primary" size="large" busy={save.isPending}>
          {link === null ? t('link.create') : t('link.save')}
        </Button>
      </form>
    </FormProvider>
  );
}
