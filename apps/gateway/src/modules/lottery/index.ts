// What the rest of the gateway uses of this module: draws, orders and tickets.
export { callOff } from './callOff';
export { drawsOfBet } from './proof';
export { lotteryTicket } from './schema';
export { measureSettlement } from './settlementLoad';
export { wireTicket } from './ticketWire';
export { wholeTickets } from './tickets';
