import type { HandlerValueOf, listDraws } from '@perya/api-client';
import { lotteryOf } from '@perya/rules/lottery';
import type { DrawRow } from './schema';

type WireDraw = HandlerValueOf<typeof listDraws>[number];

/** The state of a draw at `now`. */
function stateOf({ status, locksAt }: DrawRow, now: Date): WireDraw['state'] {
  switch (status) {
    case 'waiting':
      return now < locksAt ? 'SELLING' : 'LOCKED';
    case 'drawn':
    case 'settled':
      return 'OPENED';
    case 'voiding':
    case 'void':
      return 'VOID';
  }
}

/** The result in the format of the wire; empty before the draw. */
export const tiersOf = ({ result }: Pick<DrawRow, 'result'>): WireDraw['tiers'] =>
  (result ?? []).map(({ prize, numbers }) => ({ prize, numbers: [...numbers] }));

export function wireDraw(draw: DrawRow, now: Date): WireDraw {
  return {
    lottery: draw.lottery,
    lotteryName: lotteryOf(draw.lottery)?.name ?? draw.lottery,
    number: draw.number,
    drawnAt: draw.drawAt.getTime(),
    state: stateOf(draw, now),
    tiers: tiersOf(draw),
  };
}
