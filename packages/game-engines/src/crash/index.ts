// The crash game: the crash height, and the payout of a cash-out.
export { cashOutCall, flightCall, startFlightCall } from './calls';
export { checkFlight } from './checkFlight';
export {
  type FlightRules,
  START_HEIGHT,
  MIN_CASH_OUT_HEIGHT,
  drawHeight,
  heightAt,
  millisecondsTo,
  crashTimeOf,
  type FlightPlan,
  readFlight,
  decidedAfter,
  payoutOf,
  chanceOf,
  FLIGHT_MODELS,
  flightModel,
} from './flight';
export { type WireFlight, type FlightFacts, FlightGameSchema, type FlightReply } from './protocol';
