import type { DrawDetail } from '@perya/api-client';
import type { Lottery } from '@perya/lottery-rules';
import { useEffect, useState } from 'react';

import { verifyDraw, type DrawProof } from '../verifyDraw';

/** `unable`: this browser has no cryptography here, as in a page without https. */
export type ProofState = 'checking' | 'unable' | DrawProof;

/** Draws an opened draw again in this page. */
export function useProof(
  lottery: Lottery,
  draw: DrawDetail & { readonly serverSeed: string },
): ProofState {
  const [state, setState] = useState<ProofState>('checking');
  useEffect(() => {
    let isWanted = true;
    verifyDraw(lottery, draw).then(
      (proof) => isWanted && setState(proof),
      () => isWanted && setState('unable'),
    );
    return () => {
      isWanted = false;
    };
  }, [lottery, draw]);
  return state;
}
