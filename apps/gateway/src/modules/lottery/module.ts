import {
  cancelTickets,
  getDraw,
  getLotteryMenu,
  getLotteryOffer,
  getVietnamLotteryMenu,
  listComingDraws,
  listDraws,
  listRecentLotteries,
  listRecentVietnamLotteries,
  listTickets,
  listVietnamDayDraws,
  listVietnamDraws,
  listVietnamLotteries,
  placeTicket,
} from '@perya/api-client';
import { lotteriesOf } from '@perya/rules/lottery';
import { serve } from '../../kernel/http/serve';
import type { Module } from '../../kernel/module';
import { cancel } from './cancel';
import { coming } from './coming';
import { drawDetail, results, vietnamDay } from './draws';
import { lotteryJobs, restartDraws } from './jobs';
import { brandLotteries, entriesOf, menuOf, recent, vietnamOf } from './menus';
import { offer } from './offer';
import { place } from './place';
import { seedDraws } from './seed';
import { ticketList } from './tickets';
import { lotteryData } from './ownData';

/** The lotteries: their schedules, bets and payouts. */
export const lottery: Module = {
  name: 'lottery',
  ownData: lotteryData,
  routes: [
    serve(listComingDraws, coming),
    serve(getLotteryOffer, offer),
    serve(listDraws, results),
    serve(listVietnamDraws, results),
    serve(listVietnamDayDraws, vietnamDay),
    serve(getDraw, drawDetail),
    serve(getLotteryMenu, ({ input, ctx }) => menuOf(ctx, lotteriesOf(input.prizeMode))),
    serve(getVietnamLotteryMenu, ({ ctx }) => menuOf(ctx, vietnamOf(ctx))),
    serve(listVietnamLotteries, ({ input, ctx }) =>
      entriesOf(ctx, vietnamOf(ctx).slice(0, input.count)),
    ),
    serve(listRecentLotteries, async ({ ctx }) =>
      entriesOf(ctx, await recent(ctx, brandLotteries(ctx))),
    ),
    serve(listRecentVietnamLotteries, async ({ ctx }) =>
      entriesOf(ctx, await recent(ctx, vietnamOf(ctx))),
    ),
    serve(placeTicket, place),
    serve(cancelTickets, cancel),
    serve(listTickets, ticketList),
  ],
  jobs: lotteryJobs,
  reset: restartDraws,
  seedDemo: seedDraws,
};
