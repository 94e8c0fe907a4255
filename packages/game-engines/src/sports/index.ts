// The sports book: fixtures, match models, prices and tickets.
export { type EventSnapshot, momentOf, START_PAUSE } from './board';
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
export { MAX_EVENT_DURATION_MS, type Course, playCourse, endOfCourse } from './course';
export { type Fixture, OFFER_HORIZON_MS, fixturesBetween, fixtureOf } from './fixtures';
export type { SetsState } from './models/sets';
export {
  type Price,
  BOOK_RETURNS,
  type Book,
  isBook,
  priceOf,
  priceText,
  readPrice,
} from './price';
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
  PRICE_CHANGE_POLICIES,
  type PriceChangePolicy,
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
