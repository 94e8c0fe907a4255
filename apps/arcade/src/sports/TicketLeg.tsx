import type { LegOutcome, WireTicketLeg } from '@perya/game-engines/sports';
import { eventName, marketName, resultText, selectionName } from './names';
import { formatPrice } from './prices';
import { useSportsT } from './texts';
import styles from './TicketLeg.module.css';

const SIGNS: Readonly<Record<LegOutcome, string>> = { open: '…', won: '✓', lost: '✕', void: '↺' };

export interface TicketLegProps {
  leg: WireTicketLeg;
}

/** A selection of a ticket, with its price and its outcome. */
export function TicketLeg({ leg }: TicketLegProps) {
  const t = useSportsT();
  const { sport, market, sides, league, outcome, price } = leg;
  const facts = [
    marketName(t, sport, market),
    eventName(sides, league),
    resultText(t, leg),
    t(`bets.outcome.${outcome}`),
  ];
  return (
    <li className={styles['leg']} data-outcome={outcome}>
      <i aria-hidden="true">{SIGNS[outcome]}</i>
      <span>
        <b>
          {selectionName(t, leg)} · {formatPrice(price)}
        </b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  );
}
