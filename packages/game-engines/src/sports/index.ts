// The sports book: fixtures, match models, prices and tickets.
export { type Moment, momentOf, START_PAUSE } from './board';
export {
  boardCall,
  eventCall,
  placeTicketCall,
  pricesCall,
  resultsCall,
  ticketsCall,
} from './calls';
export { SPORTS, type Sport, SPORTS_OF, type SportsCategory, isSportsCategory } from './categories';
export { checkResult, checkLeg } from './checkResult';
export { LONGEST_MS, type Course, playCourse, endOfCourse } from './course';
export { type Fixture, AHEAD_MS, fixturesBetween, fixtureOf } from './fixtures';
export type { SetsState } from './models/sets';
export { type Price, BOOKS, type Book, isBook, priceOf, priceText, readPrice } from './price';
export {
  type SportsFacts,
  SportsGameSchema,
  type SportsGame,
  type WireMarket,
  type WireEvent,
  type Board,
  type EventPage,
  type SlipLeg,
  type SlipPrices,
  ACCEPTS,
  type Accept,
  type TicketBody,
  type TicketReply,
  type WireTicket,
  type WireTicketLeg,
  type Tickets,
  type Results,
  type WireResult,
  type LegDetails,
} from './protocol';
export { RACE, SPORT_RULES } from './sports';
export { type LegOutcome, MAX_LEGS, MAX_PAYOUT, payoutOf, settle, outcomeOfLeg } from './ticket';
