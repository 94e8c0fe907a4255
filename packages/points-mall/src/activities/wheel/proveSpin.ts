import { WHEEL_ODDS_TOTAL, type SpinProof } from '@perya/api-client';
import { commitmentOf, drawNumbers } from '@perya/rules/fairness';

/** `same`: the seed is the one promised, and draws the same number again; `broken`: it is not. */
export type SpinVerdict = 'same' | 'broken';

/** Draws a spin's number again, as anybody can (decisions, Games). */
export function proveSpin({
  serverSeed,
  clientSeed,
  nonce,
  commitment,
  drawn,
}: SpinProof): SpinVerdict {
  if (commitmentOf(serverSeed) !== commitment) return 'broken';
  const [again] = drawNumbers({ serverSeed, clientSeed, nonce }, [WHEEL_ODDS_TOTAL]);
  return again === drawn ? 'same' : 'broken';
}
