import type { Contract } from '@perya/api-client';
import { useState, type ReactElement } from 'react';

import { AnswerDialog } from './AnswerDialog/AnswerDialog';
import { EndDialog } from './EndDialog/EndDialog';
import { HistorySheet, type HistorySubject } from './HistorySheet/HistorySheet';
import { OfferDialog, type OfferSubject } from './OfferDialog/OfferDialog';

export interface ContractDialogs {
  offer(subject: OfferSubject): void;
  /** `current`: what one has of the kind now. */
  answer(offer: Contract, current: Contract | null): void;
  /** Ends an active contract, or takes an offer back. */
  end(contract: Contract): void;
  history(subject: HistorySubject): void;
  /** The dialogs themselves: stand once in whatever opens them. */
  readonly dialogs: ReactElement;
}

type Open =
  | { readonly what: 'offer'; readonly subject: OfferSubject }
  | { readonly what: 'answer'; readonly offer: Contract; readonly current: Contract | null }
  | { readonly what: 'end'; readonly contract: Contract }
  | { readonly what: 'history'; readonly subject: HistorySubject };

/** Everything that can be done with a contract, wherever it is shown; one dialog is open at a time. */
export function useContractDialogs(): ContractDialogs {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return {
    offer: (subject) => setOpen({ what: 'offer', subject }),
    answer: (offer, current) => setOpen({ what: 'answer', offer, current }),
    end: (contract) => setOpen({ what: 'end', contract }),
    history: (subject) => setOpen({ what: 'history', subject }),
    dialogs: (
      <>
        <OfferDialog offer={open?.what === 'offer' ? open.subject : null} onClose={close} />
        <AnswerDialog
          offer={open?.what === 'answer' ? open.offer : null}
          current={open?.what === 'answer' ? open.current : null}
          onClose={close}
        />
        <EndDialog contract={open?.what === 'end' ? open.contract : null} onClose={close} />
        <HistorySheet of={open?.what === 'history' ? open.subject : null} onClose={close} />
      </>
    ),
  };
}
