import type { FairDraw } from '@perya/api-client';
import { commitmentOf, drawNumbers } from '@perya/rules/fairness';

/**
 * `same`: the seed is the one promised, and draws the same numbers again; `promised`: it is the one
 * promised, and the game itself draws it again; `broken`: it is not; `sealed`: the seed is still
 * secret.
 */
export type Proof = 'same' | 'promised' | 'broken' | 'sealed';

/** Draws a bet's numbers again, as anybody can (decisions, Games). */
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
