import {
  getDownlineLinks,
  saveDownlineLink,
  type DownlineKind,
  type DownlineLink,
  type DownlineLinkPage,
} from '@perya/api-client';
import { refreshCalls, useApi, useApiMutation } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { todayIn } from '@perya/rules/time';
import { Button, Field, Input } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { RebateFields } from '../rebates/RebateFields';
import { useRebateDraft } from '../rebates/useRebateDraft';
import { dayOfExpiry, readExpiry, readUses } from './expiry';
import { useRegisterT } from './i18n';
import { KindChoice } from './KindChoice';
import styles from './register.module.css';

export interface LinkFormProps {
  /** Null: a new one. */
  link: DownlineLink | null;
  terms: Pick<DownlineLinkPage, 'ownRebates' | 'defaultRebates'>;
  onDone(): void;
}

/** Name, kind, limits and rebates of a registration link. */
export function LinkForm({ link, terms, onDone }: LinkFormProps) {
  const t = useRegisterT();
  const { timeZone } = useFormat();
  const errorText = useErrorText();
  const client = useApi();
  const queries = useQueryClient();
  const save = useApiMutation(saveDownlineLink);
  const today = todayIn(timeZone, client.serverNow());
  const [kind, setKind] = useState<DownlineKind>(link?.kind ?? 'member');
  const [typed, setTyped] = useState({
    name: link?.name ?? '',
    day: dayOfExpiry(link?.expiresAt ?? null, timeZone),
    uses: link?.usesAllowed?.toString() ?? '',
  });
  const [faults, setFaults] = useState<Partial<Record<keyof typeof typed, string>>>({});
  const rebates = useRebateDraft(terms.ownRebates, link?.rebates ?? terms.defaultRebates);

  const type = (change: Partial<typeof typed>) => {
    setTyped((now) => ({ ...now, ...change }));
    setFaults({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const name = typed.name.trim();
    // A day that stands already may have come and gone.
    const isSameDay = link !== null && typed.day === dayOfExpiry(link.expiresAt, timeZone);
    const expiry = isSameDay ? { value: link.expiresAt } : readExpiry(typed.day, today, timeZone);
    const uses = readUses(typed.uses, link?.uses ?? 0);
    setFaults({
      ...(name === '' && { name: t('link.nameMissing') }),
      ...(expiry === null && { day: t('link.dayWrong') }),
      ...(uses === null && { uses: t('link.usesWrong') }),
    });
    const rates = rebates.read();
    if (name === '' || expiry === null || uses === null || rates === null) return;
    save.mutate(
      {
        ...(link && { id: link.id }),
        name,
        kind,
        rebates: rates,
        expiresAt: expiry.value,
        usesAllowed: uses.value,
      },
      { onSuccess: () => void refreshCalls(queries, [getDownlineLinks]).then(onDone) },
    );
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Field label={t('link.name')} help={t('link.nameHelp')} error={faults.name} required>
        <Input
          name="name"
          autoComplete="off"
          maxLength={64}
          disabled={save.isPending}
          value={typed.name}
          onChange={({ target }) => type({ name: target.value })}
        />
      </Field>
      <KindChoice value={kind} onChange={setKind} disabled={save.isPending} />
      <div className={styles['fields']}>
        <Field
          label={t('link.day')}
          optionalLabel={t('optional')}
          help={t('link.dayHelp')}
          error={faults.day}
        >
          <Input
            type="date"
            name="day"
            min={today}
            disabled={save.isPending}
            value={typed.day}
            onChange={({ target }) => type({ day: target.value })}
          />
        </Field>
        <Field
          label={t('link.uses')}
          optionalLabel={t('optional')}
          help={t('link.usesHelp')}
          error={faults.uses}
        >
          <Input
            name="uses"
            inputMode="numeric"
            autoComplete="off"
            disabled={save.isPending}
            value={typed.uses}
            onChange={({ target }) => type({ uses: target.value })}
          />
        </Field>
      </div>
      <RebateFields {...rebates} most={terms.ownRebates} disabled={save.isPending} />
      {save.error && (
        <p role="alert" className={styles['refusal']}>
          {errorText(save.error)}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" busy={save.isPending}>
        {link === null ? t('link.create') : t('link.save')}
      </Button>
    </form>
  );
}
