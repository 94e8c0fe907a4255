import { WHEEL_ODDS_TOTAL, type SpinProof } from '@perya/api-client';
import { commitmentOf, drawNumbers } from '@perya/fairness';

/**
 * `same`: the seed is the one promised, and draws the same number again; `broken`: it is not; `unable`:
 * this browser has no cryptography here, as in a page without https.
 */
export type SpinVerdict = 'same' | 'broken' | 'unable';

/** Draws a spin's number again, as anybody can (decisions, Games). */
export async function proveSpin({
  serverSeed,
  clientSeed,
  nonce,
  commitment,
  drawn,
}: SpinProof): Promise<SpinVerdict> {
  try {
    if ((await commitmentOf(serverSeed)) !== commitment) return 'broken';
    const [again] = await drawNumbers({ serverSeed, clientSeed, nonce }, [WHEEL_ODDS_TOTAL]);
    return again === drawn ? 'same' : 'broken';
  } catch {
    return 'unable';
  }
}
