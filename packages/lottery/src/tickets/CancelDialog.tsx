import type { Ticket } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';

import { useT } from '../locales';
import type { CancelScope } from './useCancel';

export interface CancelDialogProps {
  ticket: Ticket;
  onCancel(scope: CancelScope): void;
  onClose(): void;
}

/** Confirms a cancellation; for a chase, of one draw or of all remaining ones. */
export function CancelDialog({ ticket, onCancel, onClose }: CancelDialogProps) {
  const t = useT();
  const { money } = useFormat();
  const { stake, chaseCount, draw } = ticket;
  const isChase = chaseCount > 1;
  const amount = money(stake.minor, stake.currency);
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('cancel.title', { draw })}
      description={t(isChase ? 'cancel.bodyEach' : 'cancel.body', { amount })}
      labels={{ close: t('cancel.keep') }}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          {isChase && (
            <Button variant="danger" onClick={() => onCancel('chase')}>
              {t('cancel.rest')}
            </Button>
          )}
          <Button variant="danger" onClick={() => onCancel('ticket')}>
            {isChase ? t('cancel.one') : t('cancel.confirm')}
          </Button>
        </>
      }
    />
  );
}
