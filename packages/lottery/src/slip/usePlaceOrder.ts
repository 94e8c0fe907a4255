import {
  getBalance,
  getBettingRecord,
  getLotteryMenu,
  getLotteryOffer,
  getVietnamLotteryMenu,
  listRecentLotteries,
  listRecentVietnamLotteries,
  listTickets,
  placeTicket,
  type PlaceTicketInput,
} from '@perya/api-client';
import { refreshCalls, useApi } from '@perya/api-client/react';
import { useMember } from '@perya/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import type { OrderScope } from './pendingOrder';
import {
  NO_ORDER,
  checkOrder,
  dismissOrderStatus,
  placeOrder,
  orderStateOf,
  subscribeOrders,
  type SendOrder,
} from './orders';

/** Queries that an order affects, refetched when its outcome is known. */
const CHANGED = [
  getBalance,
  listTickets,
  getBettingRecord,
  // Their groups of recent and popular lotteries.
  getLotteryMenu,
  getVietnamLotteryMenu,
  listRecentLotteries,
  listRecentVietnamLotteries,
];

/** Orders of one lottery. Each is placed exactly once, despite retries and reloads. */
export function usePlaceOrder(lottery: string, onPlaced: () => void) {
  const client = useApi();
  const queries = useQueryClient();
  const account = useMember()?.account ?? null;
  const state = useSyncExternalStore(
    subscribeOrders,
    () => (account === null ? NO_ORDER : orderStateOf({ account, lottery })),
    () => NO_ORDER,
  );
  const send: SendOrder = ({ key, input }) =>
    client.call(placeTicket, input, { idempotencyKey: key });

  const checked = useEffectEvent((place: OrderScope) => {
    void checkOrder(place, send);
  });
  // Checks, under its key, an order that was pending when the page closed.
  useEffect(() => {
    if (account !== null) checked({ account, lottery });
  }, [account, lottery]);

  const settled = useEffectEvent((isPlaced: boolean) => {
    if (isPlaced) onPlaced();
    // An order is often rejected because the offer has changed since it was shown.
    void refreshCalls(queries, isPlaced ? CHANGED : [...CHANGED, getLotteryOffer]);
  });
  // Also for an order that was placed while another lottery was shown.
  useEffect(() => {
    if (state.status === 'placed' || state.status === 'refused') {
      settled(state.status === 'placed');
    }
  }, [state]);

  const at = account === null ? null : { account, lottery };
  return {
    state,
    place: (input: PlaceTicketInput) => {
      if (at !== null) void placeOrder(at, input, send);
    },
    checkAgain: () => {
      if (at !== null) void checkOrder(at, send);
    },
    /** Dismisses the status message. */
    dismissed: () => {
      if (at !== null) dismissOrderStatus(at);
    },
  };
}
