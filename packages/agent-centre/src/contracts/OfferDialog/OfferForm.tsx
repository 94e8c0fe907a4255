import {
  offerContract,
  type ContractAgent,
  type ContractKind,
  type ContractTerms,
  type OfferRoom,
} from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { useToast } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { CONTRACT_READS } from '../contractCalls';
import styles from '../contracts.module.css';
import { useContractsT } from '../i18n';
import { contractTerms, rulesTerms } from '../rulesTerms';
import { TermsComparison } from '../TermsComparison/TermsComparison';
import { draftTiers, emptyTier, readTiers } from '../TierEditor/tierDraft';
import { TierEditor } from '../TierEditor/TierEditor';
import { TierTable } from '../TierTable/TierTable';

/** What an agent may give who has a contract of the kind himself. */
export type OpenRoom = OfferRoom & { readonly own: ContractTerms };

export interface OfferFormProps {
  /** Of the form: the button that sends it stands below the dialog. */
  id: string;
  kind: ContractKind;
  downline: ContractAgent;
  room: OpenRoom;
  onBusy(isBusy: boolean): void;
  onDone(): void;
}

/** What one has oneself, what is offered of it, and what that changes. */
export function OfferForm({ id, kind, downline, room, onBusy, onDone }: OfferFormProps) {
  const t = useContractsT();
  const { money } = useFormat();
  const errorText = useErrorText();
  const toast = useToast();
  const queries = useQueryClient();
  const own = rulesTerms(room.own);
  const before = room.current && rulesTerms(room.current.terms);
  const [drafts, setDrafts] = useState(() => (before ? draftTiers(before) : [emptyTier(0)]));
  const [hasTried, setHasTried] = useState(false);
  const read = readTiers(drafts, { kind, own });
  const hasLoss = kind === 'dividend';
  const { currency } = room.activeTurnover;
  const { mutate, error, isPending } = useApiMutation(offerContract, {
    onMutate: () => onBusy(true),
    onSuccess: () => {
      toast.show({ title: t('offer.sent', { account: downline.account }) });
      onDone();
    },
    onSettled: () => {
      onBusy(false);
      return refreshCalls(queries, CONTRACT_READS);
    },
  });
  return (
    <form
      id={id}
      className={styles['stack']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
        if (read.terms === null || isPending) return;
        const terms = contractTerms(read.terms, currency);
        mutate({ kind, downlineId: downline.id, terms });
      }}
    >
      <section className={styles['stack']}>
        <h3 className={styles['heading']}>{t('offer.own')}</h3>
        <TierTable tiers={room.own.tiers} hasLoss={hasLoss} />
        <p className={styles['note']}>
          {room.own.period !== null && `${t(`period.${room.own.period}`)}. `}
          {t('offer.active', { amount: money(room.activeTurnover.minor, currency) })}
        </p>
      </section>
      <section className={styles['stack']}>
        <h3 className={styles['heading']}>{t('offer.yours')}</h3>
        <TierEditor
          tiers={drafts}
          faults={hasTried ? (read.faults ?? []) : []}
          mostTiers={room.mostTiers}
          currency={currency}
          hasLoss={hasLoss}
          disabled={isPending}
          onChange={setDrafts}
        />
      </section>
      {read.terms && (
        <TermsComparison before={before} after={read.terms} currency={currency} hasLoss={hasLoss} />
      )}
      <p className={styles['note']}>
        {t('offer.days', { count: room.offerDays })}
        {room.current && ` ${t('offer.goesOn')}`}
      </p>
      {error && (
        <p role="alert" className={styles['refusal']}>
          {errorText(error)}
        </p>
      )}
    </form>
  );
}
