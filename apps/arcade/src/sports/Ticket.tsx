import type { WireTicket } from '@perya/game-engines/sports';
import { useFormat } from '@perya/i18n';
import { betOutcome, parseMinorUnits } from '@perya/rules/money';
import { useGameT } from '../game/texts';
import { keyOf } from './picks';
import { useSportsT } from './texts';
import styles from './Ticket.module.css';
import { TicketLeg } from './TicketLeg';

export interface TicketProps {
  ticket: WireTicket;
}

/** A ticket with its selections and its outcome. A selection may be lost; the ticket shows what it paid. */
export function Ticket({ ticket }: TicketProps) {
  const common = useGameT();
  const t = useSportsT();
  const { money, time } = useFormat();
  const stake = parseMinorUnits(ticket.stake);
  const payout = ticket.payout === null ? null : parseMinorUnits(ticket.payout);
  const mayPay = money(parseMinorUnits(ticket.mayPay));
  const outcome = payout === null ? 'open' : betOutcome(stake, payout);
  const result =
    payout === null
      ? `${t('slip.mayPay')} ${mayPay}`
      : outcome === 'lost'
        ? t('bets.outcome.lost')
        : common('paid', { amount: money(payout) });
  return (
    <li className={styles['ticket']} data-ticket={outcome}>
      <p className={styles['head']}>
        <span>{time(ticket.placedAt)}</span>
        <span>
          {common('stake')} {money(stake)}
        </span>
        <strong>{result}</strong>
      </p>
      <ul className={styles['legs']}>
        {ticket.legs.map((leg) => (
          <TicketLeg key={keyOf(leg)} leg={leg} />
        ))}
      </ul>
    </li>
  );
}
