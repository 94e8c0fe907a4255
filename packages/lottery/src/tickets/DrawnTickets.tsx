import type { Draw, Ticket } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { Lottery } from '@perya/rules/lottery';
import { Banderitas, IconButton, LanternGlow } from '@perya/ui-kit';
import { X } from 'lucide-react';

import { useT } from '../locales';
import styles from './DrawnTickets.module.css';
import { TicketLines } from './TicketLines';

export interface DrawnTicketsProps {
  lottery: Lottery;
  draw: Pick<Draw, 'number'>;
  /** The member's tickets on the draw. */
  tickets: readonly Ticket[];
  onClose(): void;
}

/** The outcome of the member's tickets on a new draw: a win celebration, or a line of text. */
export function DrawnTickets({ lottery, draw, tickets, onClose }: DrawnTicketsProps) {
  const t = useT();
  const won = tickets.filter(({ state }) => state === 'won');
  const hasWon = won.length > 0;
  return (
    <section
      className={styles['drawn']}
      data-won={hasWon || undefined}
      aria-label={t('drawn.title', { draw: draw.number })}
      aria-live="polite"
    >
      {hasWon && <LanternGlow tone="gold" placement="top" />}
      {hasWon && <Banderitas size="small" />}
      <header className={styles['head']}>
        <p>{t('drawn.title', { draw: draw.number })}</p>
        <IconButton label={t('drawn.close')} icon={<X />} onClick={onClose} />
      </header>
      <Outcome tickets={tickets} />
      {won.map((ticket) => (
        <TicketLines key={ticket.id} ticket={ticket} lottery={lottery} />
      ))}
    </section>
  );
}

function Outcome({ tickets }: Pick<DrawnTicketsProps, 'tickets'>) {
  const t = useT();
  const { money } = useFormat();
  if (tickets.some(({ state }) => state === 'open')) return <p>{t('drawn.settling')}</p>;
  const paid = tickets.reduce((sum, { payout }) => sum + payout.minor, 0);
  const amount = money(paid, tickets[0]?.payout.currency);
  if (tickets.some(({ state }) => state === 'won')) {
    return <p className={styles['won']}>{t('drawn.won', { amount })}</p>;
  }
  return (
    <p>{paid > 0 ? t('drawn.returned', { amount }) : t('drawn.lost', { count: tickets.length })}</p>
  );
}
