import type { HandlerValueOf, listDraws } from '@perya/api-client';
import { lotteryOf } from '@perya/rules/lottery';
import type { DrawRow } from './schema';

type WireDraw = HandlerValueOf<typeof listDraws>[number];

/** How a draw stands at `now`. */
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

/** What was drawn, as the wire prints it; nothing before. */
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
