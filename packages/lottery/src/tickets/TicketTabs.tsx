import { listTickets, type Ticket } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import { lotteryOf, readSelection } from '@perya/rules/lottery';
import { EmptyState, Pagination } from '@perya/ui-kit';
import { Tabs } from '@perya/ui-kit/tabs';
import { useState } from 'react';

import type { Draft } from '../desk/state/desk';
import { useT } from '../locales';
import type { MyTicketsProps } from './MyTickets';
import { TicketCard } from './TicketCard';
import styles from './TicketTabs.module.css';
import { useCancel } from './useCancel';
import { ticketPollDelay, PAGE_SIZE, useOpenTickets } from './useOpenTickets';

/** Tabs of open and ended tickets. */
export function TicketTabs(props: MyTicketsProps) {
  const t = useT();
  useOpenTickets(props.lottery);
  return (
    <Tabs
      label={t('tickets.title')}
      variant="pill"
      items={(['open', 'ended'] as const).map((state) => ({
        value: state,
        label: state === 'open' ? t('tickets.open') : t('tickets.ended'),
        content: <TicketList {...props} state={state} />,
      }))}
    />
  );
}

function TicketList({ lottery, onRepeat, state }: MyTicketsProps & { state: 'open' | 'ended' }) {
  const t = useT();
  const client = useApi();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    listTickets,
    { lottery: lottery?.code, state, page, pageSize: PAGE_SIZE },
    {
      staleTime: 15_000,
      refetchInterval: ({ state: { data: known } }) =>
        ticketPollDelay(known?.items, client.serverNow()),
    },
  );
  const cancelling = useCancel();
  return (
    <Loaded
      query={query}
      size="compact"
      skeleton={[120]}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          size="compact"
          title={state === 'open' ? t('tickets.noneOpen') : t('tickets.noneEnded')}
        />
      }
    >
      {(tickets) => (
        <div className={styles['list']}>
          {tickets.items.map((ticket) => {
            const own = lotteryOf(ticket.lottery);
            const canRepeat = onRepeat !== undefined && own !== undefined && own === lottery;
            return (
              <TicketCard
                key={ticket.id}
                ticket={ticket}
                lottery={own}
                cancelling={cancelling.of(ticket)}
                onCancel={(scope) => cancelling.cancel(ticket, scope)}
                onRepeat={canRepeat ? () => onRepeat(draftsOf(ticket)) : undefined}
              />
            );
          })}
          {tickets.totalPages > 1 && (
            <Pagination
              page={page}
              totalPages={tickets.totalPages}
              onPageChange={setPage}
              labels={{
                navigation: t('tickets.pages'),
                previous: t('tickets.previous'),
                next: t('tickets.next'),
                page: (number) => t('tickets.page', { number }),
              }}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

/** Converts the lines of a ticket to drafts, to bet them again. */
const draftsOf = ({ lines }: Ticket): readonly Draft[] =>
  lines.map(({ playType, numbers, unit, multiple, rebate }) => ({
    playType,
    selection: readSelection(numbers),
    unit,
    multiple,
    rebate,
  }));
