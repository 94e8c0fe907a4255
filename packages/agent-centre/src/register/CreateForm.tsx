import {
  createDownline,
  getDownlines,
  getTeamOverview,
  getTopDownlines,
  type DownlineLinkPage,
} from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { Button, Field, Input, PasswordInput } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';

import { draftOf, readDraft, type RebateValues } from '../rebates/rebateDraft';
import { RebateFields } from '../rebates/RebateFields';
import { useRebateMessages } from '../rebates/useRebateMessages';
import type { CreatedAccount } from './CreatedNote';
import { useRegisterT } from './locales';
import { KindChoice, type KindValues } from './KindChoice';
import styles from './register.module.css';
import { suggestPassword } from './suggestPassword';

const CHANGED = [getDownlines, getTeamOverview, getTopDownlines];

export interface CreateFormProps {
  /** The maximum and default rebates. */
  terms: Pick<DownlineLinkPage, 'ownRebates' | 'defaultRebates'>;
  onCreated(created: CreatedAccount): void;
}

interface CreateValues extends KindValues, RebateValues {
  account: string;
  nickname: string;
  password: string;
}

/** Account, initial password, kind and rebates of a new member. */
export function CreateForm({ terms, onCreated }: CreateFormProps) {
  const t = useRegisterT();
  const queries = useQueryClient();
  const create = useApiMutation(createDownline);
  const rebateMessages = useRebateMessages(terms.ownRebates);
  const form = useValidatedForm<CreateValues>({
    defaultValues: {
      account: '',
      nickname: '',
      password: '',
      kind: 'member',
      ...draftOf(terms.ownRebates, terms.defaultRebates),
    },
    validate: (values) => ({
      account: values.account.trim() === '' ? t('create.accountMissing') : null,
      password: values.password === '' ? t('create.passwordMissing') : null,
      ...rebateMessages(values),
    }),
  });
  const { register, setValue } = form;
  const { errors, isSubmitted } = form.formState;
  const rejection = useRejectedFields(form, create.error);

  const dropRejection = () => {
    if (create.isError) create.reset();
  };
  const suggest = () => {
    dropRejection();
    setValue('password', suggestPassword(), { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const send = ({ nickname, password, kind, ...values }: CreateValues) => {
    if (create.isPending) return;
    const account = values.account.trim();
    const { rates } = readDraft(values, terms.ownRebates);
    create.mutate(
      { account, password, nickname: nickname.trim() || undefined, kind, rebates: rates },
      {
        onSuccess: ({ memberId }) => {
          void refreshCalls(queries, CHANGED);
          onCreated({ memberId, account, password });
        },
      },
    );
  };

  return (
    <FormProvider {...form}>
      <form
        className={styles['form']}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        onChange={dropRejection}
        noValidate
        aria-label={t('tab.create')}
      >
        <KindChoice disabled={create.isPending} />
        <div className={styles['fields']}>
          <Field
            label={t('create.account')}
            help={t('create.accountHelp')}
            error={errors.account?.message}
            required
          >
            <Input
              {...register('account')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              disabled={create.isPending}
            />
          </Field>
          <Field
            label={t('create.nickname')}
            optionalLabel={t('optional')}
            error={errors.nickname?.message}
          >
            <Input
              {...register('nickname')}
              autoComplete="off"
              maxLength={64}
              disabled={create.isPending}
            />
          </Field>
          <Field
            label={t('create.password')}
            help={t('create.passwordHelp')}
            error={errors.password?.message}
            labelEnd={
              <Button
                className={styles['suggest']}
                size="small"
                variant="quiet"
                disabled={create.isPending}
                onClick={suggest}
              >
                {t('create.suggest')}
              </Button>
            }
            required
          >
            <PasswordInput
              {...register('password')}
              autoComplete="new-password"
              maxLength={128}
              disabled={create.isPending}
              labels={{ show: t('create.show'), hide: t('create.hide') }}
            />
          </Field>
        </div>
        <RebateFields max={terms.ownRebates} disabled={create.isPending} />
        {rejection !== null && (
          <p role="alert" className={styles['rejection']}>
            {rejection}
          </p>
        )}
        <Button type="submit" variant="primary" size="large" busy={create.isPending}>
          {t('create.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
