// The module's public interface: draws, orders and tickets.
export { voidDraw } from './voidDraw';
export { drawsOfBet } from './proof';
export { lotteryTicket } from './schema';
export { measureSettlement } from './settlementLoad';
export { wireTicket } from './ticketWire';
export { wholeTickets } from './tickets';
