import { getBet, type BetStatus, type Game } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';
import { Sheet } from '@perya/ui-kit/sheet';

import { useRecordsT } from '../locales';
import { useOpenBet } from '../bet/useOpenBet';
import { BetFacts } from './BetFacts';
import { BetNumbers } from './BetNumbers';
import { BetProof } from './BetProof';

export interface BetDrawerProps {
  onResume?: ((game: Game) => void) | undefined;
}

const LOOK_AGAIN_MS = 10_000;

/** The details of the bet in the URL: amounts, times, numbers, and proof of the draw. */
export function BetDrawer({ onResume }: BetDrawerProps) {
  const t = useRecordsT();
  const { id, close } = useOpenBet();
  return (
    <Sheet
      open={id !== null}
      onClose={close}
      side="end"
      title={t('bet.title')}
      labels={{ close: t('close') }}
    >
      {id !== null && <BetDetails key={id} id={id} onResume={onResume} />}
    </Sheet>
  );
}

function BetDetails({ id, onResume }: BetDrawerProps & { id: string }) {
  const t = useRecordsT();
  const query = useApiQuery(
    getBet,
    { betId: id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => betPollInterval(state.data && [state.data.bet]),
    },
  );
  return (
    <Loaded query={query} skeleton={[220, 120]}>
      {({ bet, ticket }) => (
        <>
          <BetFacts bet={bet} />
          {bet.resume && onResume && (
            <Button variant="primary" fullWidth onClick={() => bet.resume && onResume(bet.resume)}>
              {t('bets.resume')}
            </Button>
          )}
          {ticket && <BetNumbers ticket={ticket} />}
          <BetProof betId={bet.id} />
        </>
      )}
    </Loaded>
  );
}

/** The polling interval for bets, needed while one of them is open. */
export function betPollInterval(bets: readonly { status: BetStatus }[] = []): number | false {
  return bets.some(({ status }) => status === 'open') && LOOK_AGAIN_MS;
}
