import type { PointRewardDetail, redeemPointReward } from '@perya/api-client';
import type { MoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { MoneyCallNote, useChosenParams, VoucherCodes } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';

import { useT } from '../locales';
import { tabParams } from '../address/mallTabs';
import { usePointsText } from '../points/usePointsText';
import styles from './mall.module.css';

export interface RedeemedNoteProps {
  reward: PointRewardDetail;
  call: MoneyCall<typeof redeemPointReward>;
}

const UNSEEN = { isRevealed: false, masked: [] } as const;

/** The result of a redemption, by its kind, and the next steps. */
export function RedeemedNote({ reward, call }: RedeemedNoteProps) {
  const t = useT();
  const pointsText = usePointsText();
  const done = useDoneText(reward, call.input?.quantity ?? null);
  const [, setParams] = useChosenParams();
  const { kind, name, block } = reward;
  const { output } = call;
  return (
    <div className={styles['panel']}>
      <MoneyCallNote
        call={call}
        done={done}
        action={
          output && (
            <p className={styles['hint']}>
              {t('redeemed.left', { points: pointsText(output.pointsLeft) })}
            </p>
          )
        }
      />
      {kind === 'voucher' && output && (
        <VoucherCodes redemptionId={output.redemptionId} name={name} voucher={UNSEEN} />
      )}
      <div className={styles['actions']}>
        <Button onClick={() => setParams(() => tabParams('redeemed'))}>{t('redeemed.see')}</Button>
        {block === null && (
          <Button variant="quiet" onClick={call.reset}>
            {t('redeemed.again')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** After a reload the quantity is unknown: the amount is then omitted. */
function useDoneText({ kind, cash, spins }: PointRewardDetail, quantity: number | null): string {
  const t = useT();
  const { money } = useFormat();
  if (kind === 'goods') return t('redeemed.goods');
  if (kind === 'voucher') return t('redeemed.voucher');
  if (kind === 'cash' && cash !== null && quantity !== null) {
    return t('redeemed.cash', {
      amount: money(cash.amount.minor * quantity, cash.amount.currency),
    });
  }
  if (kind === 'free-spins' && spins !== null && quantity !== null) {
    return t('redeemed.spins', { count: spins.count * quantity, game: spins.gameName });
  }
  return t('redeemed.done');
}
