import {
  getMemberInfo,
  getProfile,
  updateProfile,
  type ApiClient,
  type Profile,
  type ProfileChange,
  type ProfileContact,
} from '@perya/api-client';
import { apiQueryKey, refreshCalls, useApi, useApiMutation } from '@perya/api-client/react';
import { LANGUAGES, useFormat, useLanguage } from '@perya/i18n';
import { useRejectedFields } from '@perya/page-kit';
import { getToken, setMemberInfo } from '@perya/session';
import { Button, Card, Field, Input } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';

import { useProfileT } from './locales';
import styles from './Profile.module.css';

interface ProfileValues extends Partial<Record<ProfileContact, string>> {
  nickname: string;
  realName: string;
  dateOfBirth: string;
}

/** Names, birthday, language and contacts. Values that can be set only once are shown as text. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useProfileT();
  const format = useFormat();
  const client = useApi();
  const queries = useQueryClient();
  const form = useForm<ProfileValues>({
    defaultValues: {
      nickname: profile.nickname,
      realName: '',
      dateOfBirth: '',
      ...Object.fromEntries(profile.contacts.map(({ name, value }) => [name, value])),
    },
  });
  const { control, register, setValue } = form;
  const { errors } = form.formState;
  const save = useApiMutation(updateProfile, {
    onSuccess: async () => {
      setValue('realName', '');
      setValue('dateOfBirth', '');
      void refreshCalls(queries, [getProfile]);
      await refetchMember(client, queries);
    },
  });
  const failure = useRejectedFields(form, save.error);
  const values = useWatch({ control });
  const isChanged = Object.keys(changeOf(profile, values)).length > 0;
  const submit = form.handleSubmit((typed) => {
    if (!save.isPending) save.mutate(changeOf(profile, typed));
  });

  return (
    <Card title={t('form.title')} titleLevel={3}>
      <form
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={t('form.nickname')}
          help={t('form.nicknameHelp')}
          error={errors.nickname?.message}
        >
          <Input {...register('nickname')} maxLength={40} autoComplete="nickname" />
        </Field>
        {profile.maskedRealName === null ? (
          <Field label={t('form.realName')} help={t('form.once')} error={errors.realName?.message}>
            <Input {...register('realName')} maxLength={60} autoComplete="name" />
          </Field>
        ) : (
          <Told label={t('form.realName')} value={profile.maskedRealName} />
        )}
        {profile.dateOfBirth === null ? (
          <Field
            label={t('form.birthday')}
            help={t('form.birthdayHelp', { age: profile.birthdayAgeLimit })}
            error={errors.dateOfBirth?.message}
          >
            <Input {...register('dateOfBirth')} type="date" autoComplete="bday" />
          </Field>
        ) : (
          <Told
            label={t('form.birthday')}
            // Noon UTC, so that the date is the same in every time zone.
            value={format.date(new Date(`${profile.dateOfBirth}T12:00:00Z`))}
          />
        )}
        <LanguageField />
        {profile.contacts.map(({ name }) => (
          <Field key={name} label={t(`contact.${name}`)} error={errors[name]?.message}>
            <Input {...register(name)} maxLength={100} autoComplete="off" />
          </Field>
        ))}
        <div role="alert">{failure !== null && <p className={styles['error']}>{failure}</p>}</div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={save.isPending}
          disabled={!isChanged}
        >
          {t('form.submit')}
        </Button>
        <p role="status" className={styles['note']}>
          {save.isSuccess && !isChanged && t('form.saved')}
        </p>
      </form>
    </Card>
  );
}

function Told({ label, value }: { label: string; value: string }) {
  const t = useProfileT();
  return (
    <dl className={styles['told']}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd className={styles['note']}>{t('form.told')}</dd>
    </dl>
  );
}

function LanguageField() {
  const t = useProfileT();
  const { language, supported, change } = useLanguage();
  return (
    <Field label={t('form.language')}>
      <Select
        value={language}
        options={supported.map((code) => ({ value: code, label: LANGUAGES[code].name }))}
        onValueChange={(next) => void change(next).catch(() => undefined)}
      />
    </Field>
  );
}

/** The changed values only. */
function changeOf(profile: Profile, values: Partial<ProfileValues>): ProfileChange {
  const typed = (name: keyof ProfileValues) => (values[name] ?? '').trim();
  const contacts: Partial<Record<ProfileContact, string>> = {};
  for (const { name, value } of profile.contacts) {
    if (typed(name) !== value) contacts[name] = typed(name);
  }
  return {
    ...(typed('nickname') !== profile.nickname && { nickname: typed('nickname') }),
    ...(typed('realName') !== '' && { realName: typed('realName') }),
    ...(typed('dateOfBirth') !== '' && { dateOfBirth: typed('dateOfBirth') }),
    ...(Object.keys(contacts).length > 0 && { contacts }),
  };
}

/**
 * Reloads the signed-in member's data for the session and for the header, which reads the query. A response
 * that arrives after the session has ended is ignored. If the request fails, the header is unchanged.
 */
export async function refetchMember(client: ApiClient, queries: QueryClient): Promise<void> {
  const token = getToken();
  if (token === null) return;
  await client.call(getMemberInfo, {}).then(
    (info) => {
      if (getToken() !== token) return;
      setMemberInfo(info, token);
      queries.setQueryData(apiQueryKey(getMemberInfo, {}), info);
    },
    () => undefined,
  );
}
