import type { Wheel } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Badge, Countdown, Progress } from '@perya/ui-kit';
import { Ticket } from 'lucide-react';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';

export interface TicketsProps {
  wheel: Pick<Wheel, 'ticketDeposit'>;
  mine: NonNullable<Wheel['mine']>;
  onNextDay(): void;
}

/** The available tickets, and how to earn more: by deposits of a day, or by a mission. */
export function Tickets({ wheel: { ticketDeposit }, mine, onNextDay }: TicketsProps) {
  const t = useActivitiesT();
  const { serverNow } = useApi();
  const { money } = useFormat();
  const { tickets, depositedToday, hasTodaysTicket, nextDayAt } = mine;
  const goal = money(ticketDeposit.minor, ticketDeposit.currency);
  return (
    <>
      <div className={styles['row']}>
        <Badge tone={tickets > 0 ? 'gold' : 'neutral'} icon={<Ticket />}>
          {t('wheel.tickets', { count: tickets })}
        </Badge>
      </div>
      <Progress
        label={t('wheel.today')}
        value={Math.min(depositedToday.minor, ticketDeposit.minor)}
        max={Math.max(ticketDeposit.minor, 1)}
        valueText={t('wheel.deposited', {
          done: money(depositedToday.minor, depositedToday.currency),
          goal,
        })}
        tone={hasTodaysTicket ? 'gold' : 'coral'}
      />
      <p className={styles['text']}>
        {hasTodaysTicket ? t('wheel.given') : t('wheel.rule', { amount: goal })}{' '}
        {t('wheel.nextDay')} <Countdown until={nextDayAt} now={serverNow} onEnd={onNextDay} />
      </p>
    </>
  );
}
