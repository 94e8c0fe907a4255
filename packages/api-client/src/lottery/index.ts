export { listComingDraws, type ComingDraw, type LatestDraw } from './comingDraws';
export {
  getDraw,
  listDraws,
  listVietnamDayDraws,
  listVietnamDraws,
  type Draw,
  type DrawDetail,
  type DrawsFilter,
  type DrawState,
  type VietnamDay,
} from './draws';
export { launchLotteryLobby, type LotteryLobbyInput } from './launch';
export {
  getLotteryMenu,
  getVietnamLotteryMenu,
  listRecentLotteries,
  listRecentVietnamLotteries,
  listVietnamLotteries,
  type LotteryGame,
  type LotteryGroup,
} from './menus';
export { getLotteryOffer, type LotteryOffer, type SaleDraw } from './offer';
export {
  cancelTickets,
  listTickets,
  MAX_TICKET_LINES,
  placeTicket,
  type ChaseInput,
  type PlacedOrder,
  type PlaceTicketInput,
  type Ticket,
  type TicketLine,
  type TicketLineInput,
  type TicketsFilter,
  type TicketState,
} from './tickets';
