import { getContractTerms, type ContractAgent, type OfferableTerms } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import type { ContractKind } from '@perya/rules/agents';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useId, useState } from 'react';

import { useContractsT } from '../locales';
import { useShownWhileClosing } from '../../overlays/useShownWhileClosing';
import { OfferForm, type OfferableContractTerms } from './OfferForm';

/** The recipient and the kind of an offer. */
export interface OfferSubject {
  readonly kind: ContractKind;
  /** A direct downline. */
  readonly downline: ContractAgent;
}

export interface OfferDialogProps {
  /** Null while the dialog is closed. */
  offer: OfferSubject | null;
  onClose(): void;
}

/** Offers a contract to a direct downline and compares it with the current terms (specification §4, §6). */
export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const shown = useShownWhileClosing(offer);
  return shown && <OpenOffer {...shown} isOpen={offer !== null} onClose={onClose} />;
}

interface OpenOfferProps extends OfferSubject {
  isOpen: boolean;
  onClose(): void;
}

function OpenOffer({ kind, downline, isOpen, onClose }: OpenOfferProps) {
  const t = useContractsT();
  const form = useId();
  const [isBusy, setIsBusy] = useState(false);
  const query = useApiQuery(
    getContractTerms,
    { kind, downlineId: downline.id },
    { staleTime: 0, enabled: isOpen },
  );
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="large"
      title={t('offer.title', { account: downline.account })}
      description={t(`kind.${kind}`)}
      labels={{ close: t('close') }}
      closeOnCoverClick={false}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {query.data && canOffer(query.data) && (
            <Button type="submit" form={form} variant="primary" busy={isBusy}>
              {t('offer.send')}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query} skeleton={[120, 220]}>
        {(room) =>
          canOffer(room) ? (
            <OfferForm
              // Resets the form for another downline or if the active contract has changed.
              key={`${downline.id} ${kind} ${room.current?.id}`}
              id={form}
              kind={kind}
              downline={downline}
              room={room}
              onBusy={setIsBusy}
              onDone={onClose}
            />
          ) : (
            <p>
              {room.offer ? t('offer.waits', { account: downline.account }) : t('offer.impossible')}
            </p>
          )
        }
      </Loaded>
    </Dialog>
  );
}

/** The agent has a contract of this kind, and no offer is pending. */
const canOffer = (room: OfferableTerms): room is OfferableContractTerms =>
  room.own !== null && room.offer === null;
