import type { Contract, ContractAnswer } from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { Facts } from '@perya/page-kit';
import { Button, DateTimeText, useToast } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { CONTRACT_READS, PROCESS_CALLS } from '../calls/contractCalls';
import styles from '../contracts.module.css';
import { useContractsT } from '../locales';
import { NoteField } from '../NoteField/NoteField';
import { rulesTerms } from '../terms/rulesTerms';
import { TermsComparison } from '../TermsComparison/TermsComparison';
import { useShownWhileClosing } from '../../overlays/useShownWhileClosing';

export interface AnswerDialogProps {
  /** The upline's offer; null while the dialog is closed. */
  offer: Contract | null;
  /** The agent's current contract of this kind; null if there is none. */
  current: Contract | null;
  onClose(): void;
}

/** Compares an upline's offer with the current terms, to accept or reject it (specification §4). */
export function AnswerDialog({ offer, current, onClose }: AnswerDialogProps) {
  const shown = useShownWhileClosing(offer);
  return (
    shown && (
      <OpenAnswer
        key={shown.id}
        offer={shown}
        current={current}
        isOpen={offer !== null}
        onClose={onClose}
      />
    )
  );
}

interface OpenAnswerProps {
  offer: Contract;
  current: Contract | null;
  isOpen: boolean;
  onClose(): void;
}

function OpenAnswer({ offer, current, isOpen, onClose }: OpenAnswerProps) {
  const t = useContractsT();
  const errorText = useErrorText();
  const toast = useToast();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const { mutate, variables, error, isPending } = useApiMutation(PROCESS_CALLS[offer.kind], {
    onSuccess: (_, { answer }) => {
      toast.show({ title: t(answer === 'accept' ? 'answer.accepted' : 'answer.rejected') });
      onClose();
    },
    onSettled: () => refreshCalls(queries, CONTRACT_READS),
  });
  const send = (answer: ContractAnswer) => mutate({ contractId: offer.id, answer, note });
  const isSending = (answer: ContractAnswer) => isPending && variables?.answer === answer;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="large"
      title={
        offer.upline
          ? t('answer.title', { upline: offer.upline.account })
          : t('answer.titleOfHouse')
      }
      description={t(`kind.${offer.kind}`)}
      labels={{ close: t('close') }}
      closeOnCoverClick={false}
      footer={
        <>
          <Button
            busy={isSending('reject')}
            disabled={isSending('accept')}
            onClick={() => send('reject')}
          >
            {t('answer.reject')}
          </Button>
          <Button
            variant="primary"
            busy={isSending('accept')}
            disabled={isSending('reject')}
            onClick={() => send('accept')}
          >
            {t('answer.accept')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <OfferFacts offer={offer} current={current} />
        <TermsComparison
          before={current && rulesTerms(current.terms)}
          after={rulesTerms(offer.terms)}
          currency={offer.terms.tiers[0]?.turnover.currency ?? ''}
          hasLoss={offer.kind === 'dividend'}
        />
        <Endings offer={offer} />
        <NoteField value={note} disabled={isPending} onChange={setNote} />
        {error && (
          <p role="alert" className={styles['rejection']}>
            {errorText(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function OfferFacts({ offer, current }: Pick<OpenAnswerProps, 'offer' | 'current'>) {
  const t = useContractsT();
  const { dateTime } = useFormat();
  const { expiresAt, terms } = offer;
  const before = current?.terms.period ?? null;
  const isOtherPeriod = before !== null && before !== terms.period;
  return (
    <>
      <Facts
        facts={[
          ...(terms.period === null
            ? []
            : [[t('period.label'), t(`period.${terms.period}`)] as const]),
          ...(isOtherPeriod ? [[t('period.current'), t(`period.${before}`)] as const] : []),
          [
            t('answer.until'),
            <DateTimeText key="until" instant={expiresAt} text={dateTime(expiresAt)} />,
          ],
        ]}
      />
      <p className={styles['note']}>
        {t(
          isOtherPeriod
            ? 'answer.replacesPeriod'
            : current !== null
              ? 'answer.replaces'
              : 'answer.begins',
        )}
      </p>
    </>
  );
}

/**
 * Lists the agent's contracts with downlines that would end, because the new contract no longer covers them.
 */
function Endings({ offer: { endsOnAccept } }: { offer: Contract }) {
  const t = useContractsT();
  if (endsOnAccept.length === 0) return null;
  return (
    <div className={styles['notice']} data-tone="danger">
      <p>{t('answer.ends', { count: endsOnAccept.length })}</p>
      <ul className={styles['ends']}>
        {endsOnAccept.map(({ id, account }) => (
          <li key={id} className={styles['name']}>
            {account}
          </li>
        ))}
      </ul>
    </div>
  );
}
