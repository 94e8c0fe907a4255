import type { Ticket } from '@perya/api-client';
import { Button } from '@perya/ui-kit';
import { lazy, Suspense, useState } from 'react';

import { useT } from '../locales';
import type { CancelScope } from './useCancel';

/** Cancellations are rare: the dialog is loaded on demand. */
const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog')).CancelDialog }));

export interface CancelButtonProps {
  ticket: Ticket;
  isBusy: boolean;
  onCancel(scope: CancelScope): void;
}

/** Cancels a ticket after a confirmation. */
export function CancelButton({ ticket, isBusy, onCancel }: CancelButtonProps) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="small" busy={isBusy} onClick={() => setIsAsking(true)}>
        {t('cancel.ask')}
      </Button>
      {isAsking && (
        <Suspense>
          <CancelDialog
            ticket={ticket}
            onClose={() => setIsAsking(false)}
            onCancel={(scope) => {
              setIsAsking(false);
              onCancel(scope);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
