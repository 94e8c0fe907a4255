import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
import { useState } from 'react';

import { Example, Text } from './Example.tsx';

interface VerifiedRoundProps {
  commitment: string;
  serverSeed: string;
  clientSeed: string;
  nonce: string;
}

const DIGITS = Array.from({ length: 8 }, () => 10);

/** A round of eight digits, repeated from its seeds as a player does. */
export function VerifiedRound(initial: VerifiedRoundProps) {
  const [inputs, setInputs] = useState(initial);
  const { commitment, serverSeed, clientSeed, nonce } = inputs;
  const change = (next: Partial<VerifiedRoundProps>) => setInputs({ ...inputs, ...next });
  const own = commitmentOf(serverSeed);
  return (
    <Example
      inputs={
        <>
          <Text
            label="Hash, published before play"
            value={commitment}
            onChange={(value) => change({ commitment: value })}
          />
          <Text
            label="Server seed, revealed"
            value={serverSeed}
            onChange={(value) => change({ serverSeed: value })}
          />
          <Text
            label="Client seed"
            value={clientSeed}
            onChange={(value) => change({ clientSeed: value })}
          />
          <Text label="Nonce" value={nonce} onChange={(value) => change({ nonce: value })} />
        </>
      }
      results={{
        'Hash of the server seed': own,
        Verification: own === commitment ? 'The hash matches' : 'The hash doesn’t match',
        Digits: drawNumbers({ serverSeed, clientSeed, nonce: Number(nonce) || 0 }, DIGITS).join(
          ' ',
        ),
      }}
    />
  );
}
