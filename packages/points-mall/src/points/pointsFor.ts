/**
 * Points that a turnover earns, before rounding: the platform credits whole points as they fill up.
 *
 * @param turnover in minor units
 * @param turnoverPerPoint in minor units; zero earns nothing
 */
export function pointsFor(turnover: number, turnoverPerPoint: number): number {
  return turnoverPerPoint > 0 ? turnover / turnoverPerPoint : 0;
}
