import type { Ticket } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { readSelection, type Lottery } from '@perya/rules/lottery';

import { useT } from '../locales';
import { useSelectionText } from '../words/selectionText';
import { useTranslateCode } from '../words/words';
import { HitNumbers } from './HitNumbers';
import styles from './TicketCard.module.css';

export interface TicketLinesProps {
  ticket: Ticket;
  lottery: Lottery | undefined;
}

/** The lines of a ticket, and the payout of each. */
export function TicketLines({ ticket, lottery }: TicketLinesProps) {
  const t = useT();
  const words = useTranslateCode();
  const { money, number, percent } = useFormat();
  const text = useSelectionText(lottery);
  return (
    <ol className={styles['lines']}>
      {ticket.lines.map((line, place) => {
        const { playType, numbers, wins, stake, rebatePaid } = line;
        return (
          // Lines have no identity other than their index, which never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} data-won={wins.length > 0 || undefined}>
            <p className={styles['lineHead']}>
              <span>{text.playType(playType)}</span>
              <span data-numeric>{money(stake.minor, stake.currency)}</span>
            </p>
            <HitNumbers
              lottery={lottery}
              playType={playType}
              selection={readSelection(numbers)}
              tiers={ticket.tiers}
            />
            <p className={styles['lineSum']} data-numeric>
              {t('ticket.lineSum', {
                count: line.bets,
                multiple: number(line.multiple),
              })}
              {line.rebate > 0 && ` · ${t('stake.back', { back: percent(line.rebate / 10_000) })}`}
            </p>
            {wins.map(({ tier, bets, amount }) => (
              <p key={tier} className={styles['win']} data-numeric>
                {t('ticket.tierWon', {
                  tier: words('tier', tier),
                  bets: number(bets),
                  amount: money(amount.minor, amount.currency),
                })}
              </p>
            ))}
            {rebatePaid.minor > 0 && (
              <p className={styles['lineSum']} data-numeric>
                {t('ticket.rebatePaid', { amount: money(rebatePaid.minor, rebatePaid.currency) })}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
