import { withdrawContractOffer, type Contract } from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { Button, useToast } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { CONTRACT_READS, PROCESS_CALLS } from '../calls/contractCalls';
import styles from '../contracts.module.css';
import { useContractsT } from '../locales';
import { NoteField } from '../NoteField/NoteField';
import { useShownWhileClosing } from '../../overlays/useShownWhileClosing';

export interface EndDialogProps {
  /** An active contract to end, or an offer to withdraw; null while the dialog is closed. */
  contract: Contract | null;
  onClose(): void;
}

/** Asks for confirmation before ending a contract or withdrawing an offer (specification §4). */
export function EndDialog({ contract, onClose }: EndDialogProps) {
  const shown = useShownWhileClosing(contract);
  return (
    shown && (
      <OpenEnd key={shown.id} contract={shown} isOpen={contract !== null} onClose={onClose} />
    )
  );
}

interface OpenEndProps {
  contract: Contract;
  isOpen: boolean;
  onClose(): void;
}

function OpenEnd({ contract, isOpen, onClose }: OpenEndProps) {
  const t = useContractsT();
  const errorText = useErrorText();
  const toast = useToast();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const isOffer = contract.status === 'offered';
  const after = {
    onSuccess: () => {
      toast.show({ title: t(isOffer ? 'withdraw.done' : 'end.done') });
      onClose();
    },
    onSettled: () => refreshCalls(queries, CONTRACT_READS),
  };
  const ending = useApiMutation(PROCESS_CALLS[contract.kind], after);
  const withdrawal = useApiMutation(withdrawContractOffer, after);
  const { error, isPending } = isOffer ? withdrawal : ending;
  const send = () => {
    const input = { contractId: contract.id, note };
    if (isOffer) withdrawal.mutate(input);
    else ending.mutate({ ...input, answer: 'terminate' });
  };
  const { account } = contract.downline;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="small"
      title={t(isOffer ? 'withdraw.title' : 'end.title')}
      description={
        isOffer
          ? t('withdraw.text', { account })
          : contract.role === 'mine'
            ? t('end.mine')
            : t('end.given', { account })
      }
      labels={{ close: t('close') }}
      closeOnCoverClick={false}
      footer={
        <>
          <Button onClick={onClose}>{t('end.keep')}</Button>
          <Button variant="danger" busy={isPending} onClick={send}>
            {t(isOffer ? 'withdraw.confirm' : 'end.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
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
