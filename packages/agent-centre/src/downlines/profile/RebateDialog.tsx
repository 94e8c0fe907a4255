import {
  adjustRebate,
  getDownline,
  type AdjustedRebate,
  type DownlineProfile,
  type RebateRate,
} from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';

import { draftOf, readDraft, type RebateValues } from '../../rebates/rebateDraft';
import { RebateFields } from '../../rebates/RebateFields';
import { useRebateMessages } from '../../rebates/useRebateMessages';
import styles from '../downlines.module.css';
import { useDownlinesT } from '../locales';
import { LoweredList } from './LoweredList';

export interface RebateDialogProps {
  isOpen: boolean;
  profile: DownlineProfile;
  onClose(): void;
}

/** Sets the rebates of a direct downline. Lists affected indirect downlines before confirmation. */
export function RebateDialog({ isOpen, profile, onClose }: RebateDialogProps) {
  const t = useDownlinesT();
  const { account } = profile.downline;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      closeOnCoverClick={false}
      title={t('rebates.changeOf', { account })}
      labels={{ close: t('close') }}
    >
      <RebateForm profile={profile} onDone={onClose} />
    </Dialog>
  );
}

/** The rates to confirm, and the affected downlines. */
interface Asked {
  readonly rates: readonly RebateRate[];
  readonly preview: AdjustedRebate;
}

function RebateForm({ profile, onDone }: { profile: DownlineProfile; onDone(): void }) {
  const t = useDownlinesT();
  const queries = useQueryClient();
  const adjust = useApiMutation(adjustRebate);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isUnchanged, setIsUnchanged] = useState(false);
  const { memberId } = profile.downline;
  const max = profile.rebates.map(({ category, maxBasisPoints }) => ({
    category,
    basisPoints: maxBasisPoints,
  }));
  const rebateMessages = useRebateMessages(max);
  const form = useValidatedForm<RebateValues>({
    defaultValues: draftOf(max, profile.rebates),
    validate: rebateMessages,
  });
  const text = useRejectedFields(form, adjust.error);

  const set = (rates: readonly RebateRate[]) =>
    adjust.mutate(
      { memberId, rebates: rates },
      { onSuccess: () => void refreshCalls(queries, [getDownline]).then(onDone) },
    );
  const preview = (values: RebateValues) => {
    if (adjust.isPending) return;
    const rates = changedOf(readDraft(values, max).rates, profile.rebates);
    setIsUnchanged(rates.length === 0);
    if (rates.length === 0) return;
    adjust.mutate(
      { memberId, rebates: rates, isPreview: true },
      {
        onSuccess: (adjusted) => {
          if (adjusted.loweredCount === 0) set(rates);
          else setAsked({ rates, preview: adjusted });
        },
      },
    );
  };

  const rejection = text !== null && (
    <p role="alert" className={styles['rejection']}>
      {text}
    </p>
  );
  if (asked !== null) {
    return (
      <div className={styles['form']}>
        <LoweredList preview={asked.preview} />
        {rejection}
        <div className={styles['actions']}>
          <Button disabled={adjust.isPending} onClick={() => setAsked(null)}>
            {t('rebates.back')}
          </Button>
          <Button variant="primary" busy={adjust.isPending} onClick={() => set(asked.rates)}>
            {t('rebates.lowerAll')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <FormProvider {...form}>
      <form
        className={styles['form']}
        onSubmit={(event) => void form.handleSubmit(preview)(event)}
        onChange={() => setIsUnchanged(false)}
        noValidate
      >
        <RebateFields max={max} disabled={adjust.isPending} />
        {isUnchanged && (
          <p role="alert" className={styles['note']}>
            {t('rebates.unchanged')}
          </p>
        )}
        {rejection}
        <Button type="submit" variant="primary" size="large" busy={adjust.isPending}>
          {t('rebates.set')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** The rates that differ from the current ones. */
const changedOf = (rates: readonly RebateRate[], standing: readonly RebateRate[]): RebateRate[] =>
  rates.filter(
    ({ category, basisPoints }) =>
      standing.find((rate) => rate.category === category)?.basisPoints !== basisPoints,
  );
