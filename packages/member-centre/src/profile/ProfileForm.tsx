import {
  getProfile,
  updateProfile,
  type Profile,
  type ProfileChange,
  type ProfileContact,
} from '@perya/api-client';
import { refreshCalls, useApi, useApiMutation } from '@perya/api-client/react';
import { LANGUAGES, useErrorText, useFormat, useLanguage } from '@perya/i18n';
import { refusalOf } from '@perya/page-kit';
import { Button, Card, Field, Input } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useProfileT } from './i18n';
import styles from './Profile.module.css';
import { rereadMember } from './rereadMember';

/** Names, birthday, language and contacts. What is told once is shown, and cannot be told again. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useProfileT();
  const errorText = useErrorText();
  const format = useFormat();
  const client = useApi();
  const queries = useQueryClient();
  const [nickname, setNickname] = useState(profile.nickname);
  const [realName, setRealName] = useState('');
  const [dateOfBirth, setDateOfBirth] = useState('');
  const [contacts, setContacts] = useState(() =>
    Object.fromEntries(profile.contacts.map(({ name, value }) => [name, value])),
  );
  const save = useApiMutation(updateProfile, {
    onSuccess: async () => {
      setRealName('');
      setDateOfBirth('');
      void refreshCalls(queries, [getProfile]);
      await rereadMember(client);
    },
  });
  const { fields, text } = refusalOf(save.error, errorText);
  const change = changeOf(profile, { nickname, realName, dateOfBirth, contacts });
  const isChanged = Object.keys(change).length > 0;

  return (
    <Card title={t('form.title')} titleLevel={3}>
      <form
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && !save.isPending) save.mutate(change);
        }}
      >
        <Field label={t('form.nickname')} help={t('form.nicknameHelp')} error={fields['nickname']}>
          <Input
            value={nickname}
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => setNickname(event.target.value)}
          />
        </Field>
        {profile.maskedRealName === null ? (
          <Field label={t('form.realName')} help={t('form.once')} error={fields['payeeName']}>
            <Input
              value={realName}
              maxLength={60}
              autoComplete="name"
              onChange={(event) => setRealName(event.target.value)}
            />
          </Field>
        ) : (
          <Told label={t('form.realName')} value={profile.maskedRealName} />
        )}
        {profile.dateOfBirth === null ? (
          <Field
            label={t('form.birthday')}
            help={t('form.birthdayHelp', { age: profile.minimumAge })}
            error={fields['dateOfBirth']}
          >
            <Input
              type="date"
              value={dateOfBirth}
              autoComplete="bday"
              onChange={(event) => setDateOfBirth(event.target.value)}
            />
          </Field>
        ) : (
          <Told
            label={t('form.birthday')}
            // A day of the calendar, in whatever zone it is read.
            value={format.date(new Date(`${profile.dateOfBirth}T12:00:00Z`))}
          />
        )}
        <LanguageField />
        {profile.contacts.map(({ name }) => (
          <Field key={name} label={t(`contact.${name}`)} error={fields[name]}>
            <Input
              value={contacts[name] ?? ''}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => setContacts((now) => ({ ...now, [name]: event.target.value }))}
            />
          </Field>
        ))}
        <div role="alert">{text !== null && <p className={styles['fault']}>{text}</p>}</div>
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

interface Typed {
  nickname: string;
  realName: string;
  dateOfBirth: string;
  contacts: Readonly<Record<string, string>>;
}

/** What is typed and was not so before. */
function changeOf(profile: Profile, typed: Typed): ProfileChange {
  const contacts: Partial<Record<ProfileContact, string>> = {};
  for (const { name, value } of profile.contacts) {
    const now = (typed.contacts[name] ?? '').trim();
    if (now !== value) contacts[name] = now;
  }
  return {
    ...(typed.nickname.trim() !== profile.nickname && { nickname: typed.nickname.trim() }),
    ...(typed.realName.trim() !== '' && { realName: typed.realName.trim() }),
    ...(typed.dateOfBirth !== '' && { dateOfBirth: typed.dateOfBirth }),
    ...(Object.keys(contacts).length > 0 && { contacts }),
  };
}
