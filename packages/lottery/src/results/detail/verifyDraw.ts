import type { DrawDetail } from '@perya/api-client';
import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
import { drawLimits, readDraw, type DrawResult, type Lottery } from '@perya/rules/lottery';

/** What came out when a draw was drawn again here. */
export interface DrawProof {
  /** The seed is the one that was promised before the sale. */
  readonly isPromiseKept: boolean;
  /** The draw was drawn as itself: nobody can have tried seeds until one pleased. */
  readonly isOwnSeed: boolean;
  /** The same numbers came out. */
  readonly isSameResult: boolean;
  /** What the seed draws. */
  readonly redrawn: DrawResult;
}

/** Draws a draw again from the seed that was given up, as anybody can. */
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
