import {
  claimRafflePromotion,
  getBalance,
  getPointBalance,
  getTransactionHistory,
  getWheel,
  listFreeSpins,
  listPointTransactions,
  listSpins,
  type Wheel as WheelData,
} from '@perya/api-client';
import { useMoneyCall } from '@perya/api-client/react';
import { MoneyCallNote } from '@perya/page-kit';
import { CLIENT_SEED } from '@perya/rules/fairness';
import { requireTrueAccount } from '@perya/session';
import { Button } from '@perya/ui-kit';
import { useMemo, useState } from 'react';

import styles from '../activities.module.css';
import { GuestNote } from '../guest/GuestNote';
import { useActivitiesT } from '../locales';
import { SpinFairness } from './SpinFairness';
import { slicesOf } from './slices';
import { SpinResult } from './SpinResult';
import { Tickets } from './Tickets';
import { useWheelTurn } from './useWheelTurn';
import { Wheel } from './Wheel';
import panelStyles from './WheelPanel.module.css';

/** Queries affected by a spin. */
const REFRESHED = [
  getWheel,
  listSpins,
  getPointBalance,
  listPointTransactions,
  getBalance,
  getTransactionHistory,
  listFreeSpins,
] as const;

export interface WheelPanelProps {
  wheel: WheelData;
  onNextDay(): void;
}

/** The wheel and the button that spends a ticket: the platform draws, and the wheel shows the result. */
export function WheelPanel({ wheel, onNextDay }: WheelPanelProps) {
  const t = useActivitiesT();
  const { id, segments, mine } = wheel;
  const [clientSeed, setClientSeed] = useState('');
  const call = useMoneyCall(claimRafflePromotion, { refresh: REFRESHED });
  const spin = call.state === 'done' ? call.output : null;
  const slices = useMemo(() => slicesOf(segments), [segments]);
  const { turn, turnMs, isTurning } = useWheelTurn(spin, slices);
  const isSeedFit = clientSeed === '' || CLIENT_SEED.test(clientSeed);
  const isBusy = call.isPending || isTurning;

  const send = () => {
    if (!isSeedFit) return;
    requireTrueAccount(() =>
      call.send({ promotionId: id, ...(clientSeed !== '' && { clientSeed }) }),
    );
  };

  return (
    <div className={panelStyles['panel']}>
      <Wheel
        segments={segments}
        turn={turn}
        turnMs={turnMs}
        drawnId={isTurning ? null : (spin?.segmentId ?? null)}
      />
      <div className={styles['section']}>
        <p className={styles['text']}>{t('wheel.lead')}</p>
        {mine === null ? (
          <GuestNote>{t('wheel.guest')}</GuestNote>
        ) : (
          <>
            <Tickets wheel={wheel} mine={mine} onNextDay={onNextDay} />
            <div className={styles['row']}>
              <Button
                variant="primary"
                size="large"
                busy={isBusy}
                disabled={mine.tickets === 0 && !isBusy}
                onClick={send}
              >
                {t('wheel.spin')}
              </Button>
            </div>
            {spin === null ? (
              <MoneyCallNote call={call} />
            ) : (
              <SpinResult spin={isTurning ? null : spin} />
            )}
            <SpinFairness
              commitment={mine.commitment}
              clientSeed={clientSeed}
              isFit={isSeedFit}
              onClientSeedChange={setClientSeed}
            />
          </>
        )}
      </div>
    </div>
  );
}
