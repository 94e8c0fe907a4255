import { useErrorText, useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';

import { useT } from '../locales';
import type { OrderState } from './orders';
import styles from './SlipPanel.module.css';

export interface OrderNoteProps {
  order: OrderState;
  currency: string;
  on: { checkAgain(): void; showTickets(): void; dismissOrder(): void };
}

/** The status of the order that was sent. */
export function OrderNote({ order, currency, on }: OrderNoteProps) {
  const t = useT();
  const errorText = useErrorText();
  const { money } = useFormat();
  switch (order.status) {
    case 'idle':
    case 'sending':
      return null;
    case 'checking':
      return (
        <p className={styles['hint']} role="status">
          {t('order.checking')}
        </p>
      );
    case 'not-sent':
      return <Note tone="danger" title={t('order.notSent')} body={t('order.notSentHelp')} />;
    case 'unknown':
      return (
        <Note tone="danger" title={t('order.unknown')} body={t('order.unknownHelp')}>
          <Button size="small" onClick={on.checkAgain}>
            {t('order.checkAgain')}
          </Button>
        </Note>
      );
    case 'refused':
      return <Note tone="danger" title={t('order.refused')} body={errorText(order.error)} />;
    case 'placed': {
      const { tickets } = order.order;
      const total = tickets.reduce((sum, { stake }) => sum + stake.minor, 0);
      return (
        <Note
          tone="success"
          title={t('order.placed')}
          body={t('order.placedSum', {
            count: tickets.length,
            amount: money(total, tickets[0]?.stake.currency ?? currency),
            draw: tickets[0]?.draw ?? '',
          })}
        >
          <Button size="small" onClick={on.showTickets}>
            {t('order.showTickets')}
          </Button>
          <Button size="small" variant="quiet" onClick={on.dismissOrder}>
            {t('order.betAgain')}
          </Button>
        </Note>
      );
    }
  }
}

interface NoteProps {
  tone: 'danger' | 'success';
  title: string;
  body: string;
  children?: React.ReactNode;
}

function Note({ tone, title, body, children }: NoteProps) {
  return (
    <div className={styles['note']} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <p className={styles['noteTitle']}>{title}</p>
      <p>{body}</p>
      {children !== undefined && <div className={styles['noteActions']}>{children}</div>}
    </div>
  );
}
