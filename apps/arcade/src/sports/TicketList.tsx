import type { WireTicket } from '@perya/game-engines/sports';
import { useBookState } from './book';
import { useSportsT } from './texts';
import { Ticket } from './Ticket';
import styles from './TicketList.module.css';

/** The player's tickets on this book: open ones first. */
export function TicketList() {
  const t = useSportsT();
  const tickets = useBookState((state) => state.tickets);
  if (tickets === undefined) return null;
  const { open, settled } = tickets;
  if (open.length + settled.length === 0) {
    return <p className={styles['empty']}>{t('bets.none')}</p>;
  }
  return (
    <div className={styles['tickets']}>
      <TicketGroup title={t('bets.open')} tickets={open} />
      <TicketGroup title={t('bets.settled')} tickets={settled} />
    </div>
  );
}

function TicketGroup({ title, tickets }: { title: string; tickets: readonly WireTicket[] }) {
  if (tickets.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles['group']}>
        {tickets.map((ticket) => (
          <Ticket key={ticket.id} ticket={ticket} />
        ))}
      </ul>
    </>
  );
}
