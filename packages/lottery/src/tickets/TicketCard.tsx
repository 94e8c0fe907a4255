import type { Ticket, TicketState } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import type { Lottery } from '@perya/rules/lottery';
import { Badge, Button, type BadgeTone } from '@perya/ui-kit';
import { useState } from 'react';

import { DrawnNumbers, headlineOf } from '../balls/DrawnNumbers/DrawnNumbers';
import { useCallAt } from '../clock/useCallAt';
import { useT } from '../locales';
import { CancelButton } from './CancelButton';
import styles from './TicketCard.module.css';
import { TicketLines } from './TicketLines';
import type { CancelScope } from './useCancel';

export interface TicketCardProps {
  ticket: Ticket;
  /** Undefined if the rules no longer include it: codes are then shown instead of names. */
  lottery: Lottery | undefined;
  /** The ticket is being canceled. */
  cancelling: boolean;
  onCancel(scope: CancelScope): void;
  onRepeat?: (() => void) | undefined;
}

const TONES: Readonly<Record<TicketState, BadgeTone>> = {
  open: 'teal',
  won: 'gold',
  paid: 'neutral',
  drawn: 'neutral',
  lost: 'neutral',
  cancelled: 'neutral',
  stopped: 'success',
  void: 'neutral',
};

/** Texts of a payout that is a win or a refund; any other is `ticket.paid`. */
const PAYOUT_TEXTS: Partial<Record<TicketState, 'ticket.won' | 'ticket.returned'>> = {
  won: 'ticket.won',
  cancelled: 'ticket.returned',
  stopped: 'ticket.returned',
  void: 'ticket.returned',
};

/** One ticket: its draw, lines, status and actions. */
export function TicketCard({ ticket, lottery, cancelling, onCancel, onRepeat }: TicketCardProps) {
  const t = useT();
  const { money, dateTime } = useFormat();
  const isLocked = useIsLocked(ticket.locksAt);
  const { stake, payout, state, tiers } = ticket;
  const isPaid = payout.minor > 0;
  return (
    <article
      className={styles['ticket']}
      data-state={state}
      aria-label={t('ticket.name', { lottery: ticket.lotteryName, draw: ticket.draw })}
    >
      <header className={styles['head']}>
        <p className={styles['name']}>
          <strong>{ticket.lotteryName}</strong>
          <span data-numeric>{ticket.draw}</span>
        </p>
        <Badge tone={TONES[state]}>{t(`ticket.state.${state}`)}</Badge>
        <p className={styles['when']}>
          {t('ticket.drawnAt', { time: dateTime(ticket.drawsAt) })}
          {ticket.chaseCount > 1 && (
            <>
              {' · '}
              {t('ticket.chase', { place: ticket.chaseNumber, of: ticket.chaseCount })}
              {ticket.stopsOnWin && ` · ${t('ticket.stopsOnWin')}`}
            </>
          )}
        </p>
      </header>
      {lottery !== undefined &&
        headlineOf(lottery, tiers).map(({ prize, numbers }) => (
          <DrawnNumbers
            key={prize}
            lottery={lottery}
            prize={prize}
            numbers={numbers}
            label={t('last.numbers', { draw: ticket.draw })}
            size="small"
          />
        ))}
      <TicketLines ticket={ticket} lottery={lottery} />
      <footer className={styles['foot']}>
        <p className={styles['money']}>
          <span>{t('ticket.stake', { amount: money(stake.minor, stake.currency) })}</span>
          {isPaid && (
            <strong data-win={state === 'won' || undefined}>
              {t(PAYOUT_TEXTS[state] ?? 'ticket.paid', {
                amount: money(payout.minor, payout.currency),
              })}
            </strong>
          )}
        </p>
        <div className={styles['actions']}>
          {onRepeat !== undefined && (
            <Button size="small" variant="quiet" onClick={onRepeat}>
              {t('ticket.repeat')}
            </Button>
          )}
          {ticket.canCancel && !isLocked && (
            <CancelButton ticket={ticket} isBusy={cancelling} onCancel={onCancel} />
          )}
        </div>
      </footer>
    </article>
  );
}

function useIsLocked(locksAt: number): boolean {
  const client = useApi();
  const [isLocked, setIsLocked] = useState(() => client.serverNow() >= locksAt);
  useCallAt(isLocked ? undefined : locksAt, () => setIsLocked(true));
  return isLocked;
}
