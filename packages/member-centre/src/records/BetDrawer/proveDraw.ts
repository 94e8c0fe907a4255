import type { FairDraw } from '@perya/api-client';
import { commitmentOf, drawNumbers } from '@perya/rules/fairness';

/**
 * `same`: the seed matches its commitment, and the draw can be reproduced here. `promised`: the seed matches,
 * and the draw can be reproduced by the game. `broken`: it doesn't match. `sealed`: the seed is still secret.
 */
export type Proof = 'same' | 'promised' | 'broken' | 'sealed';

/** Reproduces a bet's draw in the browser (decisions, Games). */
export function proveDraw({
  serverSeed,
  clientSeed,
  nonce,
  commitment,
  outcome,
  limits,
}: FairDraw): Proof {
  if (serverSeed === null) return 'sealed';
  if (commitmentOf(serverSeed) !== commitment) return 'broken';
  if (limits === undefined || outcome.length === 0) return 'promised';
  const drawn = drawNumbers({ serverSeed, clientSeed, nonce }, limits);
  return drawn.join() === outcome.join() ? 'same' : 'broken';
}
