import {
  createDownline,
  getDownlines,
  getTeamOverview,
  getTopDownlines,
  type DownlineKind,
  type DownlineLinkPage,
} from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { refusalOf } from '@perya/page-kit';
import { Button, Field, Input, PasswordInput } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { RebateFields } from '../rebates/RebateFields';
import { useRebateDraft } from '../rebates/useRebateDraft';
import type { CreatedAccount } from './CreatedNote';
import { useRegisterT } from './i18n';
import { KindChoice } from './KindChoice';
import styles from './register.module.css';
import { suggestPassword } from './suggestPassword';

const CHANGED = [getDownlines, getTeamOverview, getTopDownlines];

export interface CreateFormProps {
  /** What may be given at most, and what members have otherwise. */
  terms: Pick<DownlineLinkPage, 'ownRebates' | 'defaultRebates'>;
  onCreated(created: CreatedAccount): void;
}

/** Account, first password, kind and rebates of somebody new. */
export function CreateForm({ terms, onCreated }: CreateFormProps) {
  const t = useRegisterT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const create = useApiMutation(createDownline);
  const [typed, setTyped] = useState({ account: '', nickname: '', password: '' });
  const [kind, setKind] = useState<DownlineKind>('member');
  const [missing, setMissing] = useState<{ account?: string; password?: string }>({});
  const rebates = useRebateDraft(terms.ownRebates, terms.defaultRebates);
  const refusal = refusalOf(create.error, errorText);

  const type = (change: Partial<typeof typed>) => {
    setTyped((now) => ({ ...now, ...change }));
    setMissing({});
    if (create.isError) create.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const account = typed.account.trim();
    const { password } = typed;
    const empty = {
      ...(account === '' && { account: t('create.accountMissing') }),
      ...(password === '' && { password: t('create.passwordMissing') }),
    };
    setMissing(empty);
    const rates = rebates.read();
    if (rates === null || account === '' || password === '') return;
    create.mutate(
      { account, password, nickname: typed.nickname, kind, rebates: rates },
      {
        onSuccess: ({ memberId }) => {
          void refreshCalls(queries, CHANGED);
          onCreated({ memberId, account, password });
        },
      },
    );
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate aria-label={t('tab.create')}>
      <KindChoice value={kind} onChange={setKind} disabled={create.isPending} />
      <div className={styles['fields']}>
        <Field
          label={t('create.account')}
          help={t('create.accountHelp')}
          error={missing.account ?? refusal.fields['account']}
          required
        >
          <Input
            name="account"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            disabled={create.isPending}
            value={typed.account}
            onChange={({ target }) => type({ account: target.value })}
          />
        </Field>
        <Field
          label={t('create.nickname')}
          optionalLabel={t('optional')}
          error={refusal.fields['nickname']}
        >
          <Input
            name="nickname"
            autoComplete="off"
            maxLength={64}
            disabled={create.isPending}
            value={typed.nickname}
            onChange={({ target }) => type({ nickname: target.value })}
          />
        </Field>
        <Field
          label={t('create.password')}
          help={t('create.passwordHelp')}
          error={missing.password ?? refusal.fields['password']}
          labelEnd={
            <Button
              className={styles['suggest']}
              size="small"
              variant="quiet"
              disabled={create.isPending}
              onClick={() => type({ password: suggestPassword() })}
            >
              {t('create.suggest')}
            </Button>
          }
          required
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            maxLength={128}
            disabled={create.isPending}
            value={typed.password}
            onChange={({ target }) => type({ password: target.value })}
            labels={{ show: t('create.show'), hide: t('create.hide') }}
          />
        </Field>
      </div>
      <RebateFields {...rebates} most={terms.ownRebates} disabled={create.isPending} />
      {refusal.text !== null && (
        <p role="alert" className={styles['refusal']}>
          {refusal.text}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" busy={create.isPending}>
        {t('create.submit')}
      </Button>
    </form>
  );
}
