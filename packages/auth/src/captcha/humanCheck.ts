import { getHumanChallenge, type ApiClient } from '@perya/api-client';
import type { Challenge } from 'altcha-lib';

/**
 * Solves the proof of work (ALTCHA) that the platform requires before a sign-in; the visitor sees no puzzle.
 * The solver is loaded on first use.
 *
 * @returns the payload to send with the request
 */
export async function solveHumanCheck(client: ApiClient, signal?: AbortSignal): Promise<string> {
  const [challenge, { solveChallenge }, { deriveKey }] = await Promise.all([
    client.call(getHumanChallenge, {}, { signal }) as unknown as Promise<Challenge>,
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution)
    throw new Error(
      'The human check ended without a solution: the platform sent a challenge that has none.',
    );
  return btoa(JSON.stringify({ challenge, solution }));
}
