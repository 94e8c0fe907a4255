import type { FlightRules } from './flight';

/**
 * The rockets that the games of the catalogue fly. Rounds that were played are checked against them:
 * never change one, add another.
 */
export const FLIGHT_MODELS: readonly FlightRules[] = [
  { id: 'kwitis-1', rtpBasisPoints: 9700, highest: 100_000, doublingMs: 8000 },
  { id: 'lusis-1', rtpBasisPoints: 9800, highest: 10_000, doublingMs: 10_000 },
  { id: 'trompillo-1', rtpBasisPoints: 9600, highest: 500_000, doublingMs: 6000 },
];

export const flightModel = (id: string): FlightRules | undefined =>
  FLIGHT_MODELS.find((model) => model.id === id);
