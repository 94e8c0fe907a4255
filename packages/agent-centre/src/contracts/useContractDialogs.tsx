import type { Contract } from '@perya/api-client';
import { useState, type ReactElement } from 'react';

import { AnswerDialog } from './AnswerDialog/AnswerDialog';
import { EndDialog } from './EndDialog/EndDialog';
import { HistorySheet, type HistorySubject } from './HistorySheet/HistorySheet';
import { OfferDialog, type OfferSubject } from './OfferDialog/OfferDialog';

export interface ContractDialogs {
  offer(subject: OfferSubject): void;
  /** `current`: the active contract of this kind. */
  answer(offer: Contract, current: Contract | null): void;
  /** Ends an active contract or withdraws an offer. */
  end(contract: Contract): void;
  history(subject: HistorySubject): void;
  /** The dialogs. Render them once in the component that opens them. */
  readonly dialogs: ReactElement;
}

type Open =
  | { readonly what: 'offer'; readonly subject: OfferSubject }
  | { readonly what: 'answer'; readonly offer: Contract; readonly current: Contract | null }
  | { readonly what: 'end'; readonly contract: Contract }
  | { readonly what: 'history'; readonly subject: HistorySubject };

/** The contract actions as dialogs; only one is open at a time. */
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
