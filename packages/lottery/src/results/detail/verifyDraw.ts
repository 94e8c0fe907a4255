import type { DrawDetail } from '@perya/api-client';
import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
import { drawLimits, readDraw, type DrawResult, type Lottery } from '@perya/rules/lottery';

/** Result of recomputing a draw in the browser. */
export interface DrawProof {
  /** The seed matches the commitment published before the sale. */
  readonly isPromiseKept: boolean;
  /** The client seed and nonce are those of this draw, so seeds can't have been tried until one suited. */
  readonly isOwnSeed: boolean;
  /** The numbers match. */
  readonly isSameResult: boolean;
  /** The result computed from the seed. */
  readonly redrawn: DrawResult;
}

/** Recomputes a draw from its revealed seed. */
export function verifyDraw(
  { code, space }: Pick<Lottery, 'code' | 'space'>,
  draw: Pick<
    DrawDetail,
    'number' | 'tiers' | 'commitment' | 'serverSeed' | 'clientSeed' | 'nonce'
  > & {
    serverSeed: string;
  },
): DrawProof {
  const clientSeed = `${code}/${draw.number}`;
  const fair = { serverSeed: draw.serverSeed, clientSeed, nonce: 0 };
  const redrawn = readDraw(space, drawNumbers(fair, drawLimits(space)));
  return {
    isPromiseKept: commitmentOf(draw.serverSeed) === draw.commitment,
    isOwnSeed: draw.clientSeed === clientSeed && draw.nonce === 0,
    isSameResult: JSON.stringify(redrawn) === JSON.stringify(draw.tiers.map(sortedKeys)),
    redrawn,
  };
}

const sortedKeys = ({ prize, numbers }: DrawResult[number]) => ({ prize, numbers });
