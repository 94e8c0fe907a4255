import type { Ticket } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Facts } from '@perya/page-kit';
import type { Money } from '@perya/rules/money';
import { DateTimeText, MoneyText } from '@perya/ui-kit';

import { useRecordsT } from '../locales';
import styles from '../records.module.css';

/** The lines of a lottery ticket, and the drawn numbers. */
export function BetNumbers({ ticket }: { ticket: Ticket }) {
  const t = useRecordsT();
  const { money, number, stamp } = useFormat();
  const amount = ({ minor, currency }: Money) => money(minor, currency);
  const drawn = ticket.tiers.map(({ prize, numbers }) =>
    ticket.tiers.length > 1 ? `${prize}: ${numbers.join(' ')}` : numbers.join(' '),
  );
  return (
    <section className={styles['part']} aria-label={t('bet.numbers')}>
      <h3 className={styles['heading']}>{t('bet.numbers')}</h3>
      <Facts
        facts={[
          [t('bet.draw'), ticket.draw],
          [
            t('bet.drawsAt'),
            <DateTimeText key="draws" instant={ticket.drawsAt} text={stamp(ticket.drawsAt)} />,
          ],
          [t('bet.drawn'), drawn.length === 0 ? t('bet.notDrawn') : drawn.join('; ')],
        ]}
      />
      {ticket.lines.map((line, place) => (
        <Facts
          // Lines have no id, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          facts={[
            [t('bet.line', { place: number(place + 1) }), line.numbers],
            [t('bets.stake'), <MoneyText key="stake" text={amount(line.stake)} />],
            [t('bets.payout'), <MoneyText key="payout" text={amount(line.payout)} />],
          ]}
        />
      ))}
    </section>
  );
}
