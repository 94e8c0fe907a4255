import {
  cancelTickets,
  getBalance,
  getBettingRecord,
  listTickets,
  type Ticket,
} from '@perya/api-client';
import { refreshCalls, useApi, useApiMutation } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { useToast } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';

import { useT } from '../locales';

/** One ticket, or all remaining tickets of its chase that can be canceled. */
export type CancelScope = 'ticket' | 'chase';

/** Max number of tickets of a chase. */
const MAX_CHASE = 200;

/** Cancels tickets before their lock, and reports the outcome. */
export function useCancel() {
  const t = useT();
  const client = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { money } = useFormat();
  const { mutateAsync, isPending, variables } = useApiMutation(cancelTickets);

  const cancel = async (ticket: Ticket, scope: CancelScope) => {
    try {
      const tickets = scope === 'ticket' ? [ticket.id] : await restOf(ticket);
      const cancelled = await mutateAsync({ tickets });
      const total = cancelled.reduce((sum, { stake }) => sum + stake.minor, 0);
      toast.show({
        tone: 'success',
        title: t('cancel.done', {
          count: cancelled.length,
          amount: money(total, ticket.stake.currency),
        }),
      });
    } catch (error) {
      toast.show({ tone: 'danger', title: t('cancel.failed'), description: errorText(error) });
    } finally {
      void refreshCalls(queries, [listTickets, getBalance, getBettingRecord]);
    }
  };
  /** Always refetched: what can be canceled changes with every lock. */
  const restOf = async ({ orderId }: Ticket) => {
    const { items } = await client.call(listTickets, {
      orderId,
      state: 'open',
      pageSize: MAX_CHASE,
    });
    return items.filter(({ canCancel }) => canCancel).map(({ id }) => id);
  };
  return {
    /** Whether a ticket is being canceled. */
    of: ({ id }: Ticket): boolean => isPending && (variables?.tickets.includes(id) ?? false),
    cancel: (ticket: Ticket, scope: CancelScope) => void cancel(ticket, scope),
  };
}
