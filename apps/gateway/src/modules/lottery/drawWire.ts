import type { listDraws, WireValueOf } from '@perya/api-client';
import { lotteryOf } from '@perya/rules/lottery';
import type { DrawRow } from './schema';

type WireDraw = WireValueOf<typeof listDraws>['list'][number];

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
export const winNoOf = ({ result }: Pick<DrawRow, 'result'>): WireDraw['winNo'] =>
  (result ?? []).map(({ prize, numbers }) => ({ prize, numbers: [...numbers] }));

export function wireDraw(draw: DrawRow, now: Date): WireDraw {
  return {
    gameCode: draw.lottery,
    displayName: lotteryOf(draw.lottery)?.name ?? draw.lottery,
    numero: draw.number,
    openTime: draw.drawAt.getTime(),
    state: stateOf(draw, now),
    winNo: winNoOf(draw),
  };
}
