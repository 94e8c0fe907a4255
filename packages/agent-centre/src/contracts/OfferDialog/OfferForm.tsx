import {
  offerContract,
  type ContractAgent,
  type ContractTerms,
  type OfferableTerms,
} from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { useRejectedFields } from '@perya/page-kit';
import { periodsBelow, type ContractKind } from '@perya/rules/agents';
import { useToast } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';

import { CONTRACT_READS } from '../calls/contractCalls';
import styles from '../contracts.module.css';
import { useContractsT } from '../locales';
import { PeriodChoice } from '../PeriodChoice/PeriodChoice';
import { contractTerms, rulesTerms } from '../terms/rulesTerms';
import { TermsComparison } from '../TermsComparison/TermsComparison';
import { draftTiers, EMPTY_TIER, readTiers, type TierValues } from '../TierEditor/tierDraft';
import { TierEditor } from '../TierEditor/TierEditor';
import { useTierResolver } from '../TierEditor/useTierResolver';
import { TierTable } from '../TierTable/TierTable';

/** The terms that an agent with a contract of this kind can offer. */
export type OfferableContractTerms = OfferableTerms & { readonly own: ContractTerms };

export interface OfferFormProps {
  /** The id of the form. Its submit button is in the dialog's footer. */
  id: string;
  kind: ContractKind;
  downline: ContractAgent;
  room: OfferableContractTerms;
  onBusy(isBusy: boolean): void;
  onDone(): void;
}

/** The agent's own terms, the offered terms, and the changes. */
export function OfferForm({ id, kind, downline, room, onBusy, onDone }: OfferFormProps) {
  const t = useContractsT();
  const { money } = useFormat();
  const toast = useToast();
  const queries = useQueryClient();
  const own = rulesTerms(room.own);
  const before = room.current && rulesTerms(room.current.terms);
  const limits = { kind, own };
  const periods = periodsBelow(kind, own.period);
  const currentPeriod = periods.find((each) => each === before?.period);
  const form = useForm<TierValues>({
    defaultValues: {
      period: currentPeriod ?? own.period,
      tiers: before ? draftTiers(before) : [EMPTY_TIER],
    },
    resolver: useTierResolver(limits),
  });
  const [period, tiers] = useWatch({ control: form.control, name: ['period', 'tiers'] });
  const { terms } = readTiers({ period, tiers }, limits);
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
  const rejection = useRejectedFields(form, error);
  const send = (values: TierValues) => {
    const read = readTiers(values, limits);
    if (read.terms === null || isPending) return;
    mutate({ kind, downlineId: downline.id, terms: contractTerms(read.terms) });
  };
  return (
    <form
      id={id}
      className={styles['stack']}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
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
        {kind === 'daily' && (
          <PeriodChoice control={form.control} periods={periods} disabled={isPending} />
        )}
        <TierEditor
          form={form}
          maxTiers={room.maxTiers}
          currency={currency}
          hasLoss={hasLoss}
          disabled={isPending}
        />
      </section>
      {terms && (
        <TermsComparison before={before} after={terms} currency={currency} hasLoss={hasLoss} />
      )}
      <p className={styles['note']}>
        {t('offer.days', { count: room.offerDays })}
        {room.current && ` ${t('offer.goesOn')}`}
      </p>
      {rejection !== null && (
        <p role="alert" className={styles['rejection']}>
          {rejection}
        </p>
      )}
    </form>
  );
}
